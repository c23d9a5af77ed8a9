/// <reference types="svelte" />
/// <reference types="vite/client" />
declare const __ICONS__: string;
