# My Village, nl

# questions

ask-board = Kies je dorpsbord.
ask-first-die = Neem de eerste van je twee dobbelstenen.
ask-second-die = Neem de tweede dobbelsteen.
ask-act = Vaandelwaarde { $value }: één blauw vaandel, of witte?
ask-more = Vaandelwaarde { $value }: nog een wit vaandel?
ask-pay = Hoe betaal je 1 × { $good }?
ask-fare = Hoe betaal je de reis?
ask-headman = Waar gaat je voorman heen?
ask-steward-extra = Handelskerk: eerst nog een klant openleggen?
ask-steward-free = Handelskerk: een klant gratis nemen?
ask-steward-pick = Welke klant neem je? (tot nu toe { $taken } van hoogstens { $most })
ask-swap = Reiskerk: “{ $card }” terugleggen en de volgende kaart houden?
ask-monk = De actie van de monnik gebruiken ({ $action })?
ask-school = Wat gebeurt er in je school?
ask-profession = Welk beroep gaat de leerling uitoefenen?
ask-mark = Welk vak van de raadszaal markeer je?
ask-tile = Waar leg je je 2/12-tegel?
ask-death = Magere Hein is gekomen: wie sterft er?
ask-labourer = Je laatste dorpsbewoner is dood. Waar werkt de dagloner?
ask-disinfect = Rattenplaag! Gebruik je de ontsmettingskerk, of verlies je { $lost ->
    [one] 1 verhaalpunt
   *[other] { $lost } verhaalpunten
  }?

# options

end = Beëindig je beurt
take-board = Neem { $board }
pick-die = Neem de { $colour } { $face }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } tijd)
  }
adjust-with-coins = Draai de { $before } naar { $face } voor { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
  }: waarde { $value }
adjust-with-marker = Draai de { $before } naar { $face } voor een fiche van de vergaderruimte: waarde { $value }
move-plow = Verplaats een ploeg van de smederij naar { $field }
move-marker-as-plow = Leg een gildefiche als ploeg op { $field }
blue-question = “?”: verzet je voorman{ $time ->
    [0] {""}
   *[other] {" "}({ $time } tijd)
  }
blue-hand = Neem de startspelerhand: { $stories ->
    [one] 1 verhaalpunt
   *[other] { $stories } verhaalpunten
  }
blue-steward = Kantoor van de hofmeester: klanten nemen
buy-workshop = { $card } ({ $time } tijd; { $pp ->
    [one] 1 prestigepunt
   *[other] { $pp } prestigepunten
  }): 1 × { $good }
buy-field = { $card } ({ $time } tijd; { $pp ->
    [one] 1 prestigepunt
   *[other] { $pp } prestigepunten
  }): { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
  }
buy-meeting = { $card } ({ $time } tijd; { $pp ->
    [one] 1 prestigepunt
   *[other] { $pp } prestigepunten
  }): { $stories ->
    [one] 1 verhaalpunt
   *[other] { $stories } verhaalpunten
  }, een fiche, de 2/12-tegel
buy-church = { $card } ({ $time } tijd; { $pp ->
    [one] 1 prestigepunt
   *[other] { $pp } prestigepunten
  }{ $coins ->
    [0] {""}
    [one] , 1 munt
   *[other] , { $coins } munten
  }{ $goods ->
    [0] {""}
    [one] , 1 goed
   *[other] , { $goods } goederen
  })
buy-council = { $card } ({ $time } tijd; { $pp ->
    [one] 1 prestigepunt
   *[other] { $pp } prestigepunten
  }): { $coins ->
    [0] { $effect }
    [one] 1 munt
   *[other] { $coins } munten
  }
buy-monk = { $card } ({ $time } tijd, { $units } × { $good } of munt): { $action }
buy-travel = { $card } ({ $time } tijd, { $wagons ->
    [one] 1 wagen
   *[other] { $wagons } wagens
  } of { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
  }{ $toll ->
    [0] {""}
    [one] , + 1 munt
   *[other] , + { $toll } munten
  }{ $beer ->
    [0] {""}
   *[other] , + { $beer } bier
  })
use-school = School
play = Speelvaandel: { $stories ->
    [one] 1 verhaalpunt
   *[other] { $stories } verhaalpunten
  }
produce = { $card }: 1 × { $good }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } tijd)
  }
produce-nothing = { $card }: vol, geen { $good }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } tijd)
  }
harvest = { $card }: { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
  }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } tijd)
  }
use-council = { $card }: { $coins ->
    [0] { $effect }
    [one] 1 munt
   *[other] { $coins } munten
  }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } tijd)
  }
meet = Vergaderruimte, je laatste vaandel: { $stories ->
    [one] 1 verhaalpunt
   *[other] { $stories } verhaalpunten
  }{ $markers ->
    [0] {""}
   *[other] , een fiche
  }, de tegel mag verplaatst worden{ $time ->
    [0] {""}
   *[other] {" "}({ $time } tijd)
  }
serve = Bedien: { $card } ({ $first }{ $second ->
    [0] {""}
   *[other] {" "}+ { $second }
  }{ $third ->
    [0] {""}
   *[other] {" "}+ { $third }
  } → { $pp ->
    [one] 1 prestigepunt
   *[other] { $pp } prestigepunten
  })
pay-stock = 1 × { $good } uit het gebouw
pay-guild = Een gildefiche in plaats van 1 × { $good }
pay-coin = 1 munt in plaats van 1 × { $good }
pay-field = De ploeg op { $field }
fare-wagon = { $wagons ->
    [one] 1 wagen
   *[other] { $wagons } wagens
  } of een gildefiche
fare-coins = { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
  }
head-house = Naar het grote huis: { $stories ->
    [one] 1 verhaalpunt
   *[other] { $stories } verhaalpunten
  } in veiligheid
head-stories = Verder voor verhalen: { $stories ->
    [one] 1 verhaalpunt
   *[other] { $stories } verhaalpunten
  }
head-stay = Blijven staan
steward-extra-yes = Leg nog een klant open
steward-extra-no = Laat de uitstalling zoals ze is
take-free = Neem gratis: { $card }
take-none-free = Geen gratis klant
take-customer = Neem: { $card }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } tijd)
  }{ $coins ->
    [0] {""}
    [one] {" "}(1 munt)
   *[other] {" "}({ $coins } munten)
  }
steward-stop = Geen klanten meer nemen
swap-yes = Leg “{ $card }” ({ $pp ->
    [one] 1 prestigepunt
   *[other] { $pp } prestigepunten
  }) terug, houd de volgende kaart
swap-no = Houd “{ $card }” ({ $pp ->
    [one] 1 prestigepunt
   *[other] { $pp } prestigepunten
  })
use-monk = Gebruiken: { $action }
skip-monk = Niet gebruiken: { $action }
school-new = Een nieuwe leerling links
school-right = De leerling schuift naar rechts
school-place = De linker leerling gaat werken{ $time ->
    [0] {""}
   *[other] {" "}({ $time } tijd)
  }
school-place-right = De rechter leerling gaat werken{ $time ->
    [0] {""}
   *[other] {" "}({ $time } tijd)
  }: { $stories ->
    [one] 1 verhaalpunt
   *[other] { $stories } verhaalpunten
  }
school-skip = Niets
place-villager = Als { $profession }
mark-area = Markeer: { $area }
mark-profession = Markeer: { $profession }
move-tile = Naast: { $card }
keep-tile = Laat hem liggen
die-famous = { $profession }: herdacht in de kroniek ({ $stories ->
    [one] 1 verhaalpunt
   *[other] { $stories } verhaalpunten
  })
die-unknown = { $profession }: een anoniem graf
disinfect-yes = De kerk gebruiken: niets verliezen
disinfect-no = Niet gebruiken: verlies { $lost ->
    [one] 1 verhaalpunt
   *[other] { $lost } verhaalpunten
  }

# what happened

took-board = { $seat } neemt { $board }.
round-began = Ronde { $round }: { $seat } begint; { $stories ->
    [one] 1 verhaalpunt
   *[other] { $stories } verhaalpunten
  } op de hand.
picked-die = { $seat } neemt de { $colour } { $face }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } tijd)
  }.
adjusted-with-coins = { $seat } maakt van een { $before } een { $face } voor { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
  }.
adjusted-with-marker = { $seat } maakt van een { $before } een { $face } met een fiche van de vergaderruimte.
plowed = { $seat } legt een ploeg op { $field }.
plowed-with-marker = { $seat } legt een gildefiche als ploeg op { $field }.
used-question = { $seat } gebruikt het “?”-vaandel{ $time ->
    [0] {""}
   *[other] {" "}({ $time } tijd)
  }.
headman-to-coin = De voorman van { $seat } haalt { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
  }.
headman-to-house = De voorman van { $seat } komt thuis met { $stories ->
    [one] 1 verhaalpunt
   *[other] { $stories } verhaalpunten
  }.
headman-to-stories = De voorman van { $seat } hoort { $stories ->
    [one] 1 verhaalpunt
   *[other] { $stories } verhaalpunten
  }.
headman-stayed = De voorman van { $seat } blijft staan.
took-hand = { $seat } neemt de hand met { $stories ->
    [one] 1 verhaalpunt
   *[other] { $stories } verhaalpunten
  } en begint straks.
visited-steward = { $seat } bezoekt de hofmeester.
customer-came = Nieuw in de uitstalling: { $card }.
took-customer = { $seat } neemt: { $card }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } tijd)
  }{ $coins ->
    [0] {""}
    [one] {" "}(1 munt)
   *[other] {" "}({ $coins } munten)
  }.
took-free = { $seat } neemt gratis: { $card }.
built = { $seat } voegt toe: { $card }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } tijd)
  }.
built-workshop = { $seat } bouwt { $card } met 1 × { $good }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } tijd)
  }.
built-field = { $seat } legt een akker aan{ $time ->
    [0] {""}
   *[other] {" "}({ $time } tijd)
  }: { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
  }.
chose-card = { $seat } kiest { $card }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } tijd)
  }.
paid-coins = { $seat } betaalt { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
  }.
paid-stock = { $seat } betaalt 1 × { $good }.
paid-guild = { $seat } betaalt een gildefiche voor 1 × { $good }.
paid-field = { $seat } betaalt de ploeg van { $field }.
produced = { $seat } maakt 1 × { $good }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } tijd)
  }.
produced-nothing = { $seat } heeft geen plaats in: { $card }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } tijd)
  }.
harvested = { $seat } oogst { $card }: { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
  }.
played = { $seat } speelt: { $stories ->
    [one] 1 verhaalpunt
   *[other] { $stories } verhaalpunten
  }.
used-council = { $seat } gebruikt: { $card }{ $time ->
    [0] {""}
   *[other] {" "}({ $time } tijd)
  }.
council-coins = { $seat } ontvangt { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
  }.
council-marker = { $seat } ontvangt een gildefiche.
marked-area = { $seat } markeert een gebied: { $area }.
marked-profession = { $seat } markeert een beroep: { $profession }.
met = { $seat } roept een vergadering bijeen: { $stories ->
    [one] 1 verhaalpunt
   *[other] { $stories } verhaalpunten
  }{ $markers ->
    [0] {""}
   *[other] , een fiche
  }.
moved-tile = { $seat } legt de 2/12-tegel naast: { $card }.
kept-tile = { $seat } laat de 2/12-tegel liggen.
served = { $seat } bedient: { $card }, { $pp ->
    [one] 1 prestigepunt
   *[other] { $pp } prestigepunten
  }.
student-new = Er komt een nieuwe leerling in de school van { $seat }.
student-right = De leerling van { $seat } schuift naar rechts.
left-school = Een leerling van { $seat } verlaat de school{ $time ->
    [0] {""}
   *[other] {" "}({ $time } tijd)
  }{ $stories ->
    [0] {""}
    [one] : 1 verhaalpunt
   *[other] : { $stories } verhaalpunten
  }.
student-placed = De leerling van { $seat } gaat werken: { $profession }.
school-skipped = Er verandert niets in de school van { $seat }.
used-monk = De monnik van { $seat } handelt: { $action }.
skipped-monk = { $seat } ziet af van de actie van de monnik: { $action }.
joined = { $card } komt bij de kerk van { $seat }: { $windows ->
    [one] 1 kerkraam
   *[other] { $windows } kerkramen
  }.
revealed-travel = { $seat } bereikt “{ $card }” ({ $pp ->
    [one] 1 prestigepunt
   *[other] { $pp } prestigepunten
  }).
sent-back = { $seat } legt “{ $card }” terug.
travelled = { $seat } houdt “{ $card }”: { $pp ->
    [one] 1 prestigepunt
   *[other] { $pp } prestigepunten
  }.
ended-turn = { $seat } is klaar.
died-famous = Een dorpsbewoner van { $seat } sterft ({ $profession }) en wordt herdacht: { $stories ->
    [one] 1 verhaalpunt
   *[other] { $stories } verhaalpunten
  }.
died-unknown = Een dorpsbewoner van { $seat } sterft ({ $profession }) en wordt vergeten.
hired-labourer = { $seat } heeft niemand meer en huurt een dagloner.
labourer-placed = De dagloner van { $seat } werkt als: { $profession }.
rat-ran = De rat loopt { $steps ->
    [one] 1 veld
   *[other] { $steps } velden
  } en is nog { $rat } van de plaag.
plague = De ratten brengen de plaag.
lost-stories = { $seat } verliest { $lost ->
    [one] 1 verhaalpunt
   *[other] { $lost } verhaalpunten
  }.
disinfected = De kerk van { $seat } houdt de plaag buiten.
match-over = De partij eindigt na ronde { $round }; { $buried } graven zijn gevuld.

# the game

rules-title = Mijn Dorp
variant-board-assignment = Dorpsborden
variant-board-assignment-random = gedeeld
variant-board-assignment-chosen = om beurten gekozen
variant-start-player = Startspeler
variant-start-player-random = geloot
variant-start-player-host = de gastheer
variant-max-rounds = Langste partij
variant-max-rounds-normal = 60 of 80 ronden
variant-max-rounds-half = de helft daarvan
variant-max-rounds-double = het dubbele
source-house = grote huis
source-religion = religie
source-council = raad
source-bonus = raadsbonus
source-crafts = ambachten
source-travel = reizen
source-market = markt
source-harvest = oogst
source-labourers = dagloners

# people, goods, areas

profession-abbot = abt
profession-councilman = raadslid
profession-traveller = reiziger
profession-craftsman = ambachtsman
profession-merchant = koopman
about-profession-abbot = Nodig voor kerken en monniken.
about-profession-councilman = Nodig voor de raadszaal en de vergaderruimte.
about-profession-traveller = Nodig om te reizen.
about-profession-craftsman = Nodig om ambachtslocaties te bouwen en er te werken.
about-profession-merchant = Nodig om klanten te bedienen, niet om ze te nemen.
good-horse = paard
good-beer = bier
good-plow = ploeg
good-scroll = perkamentrol
good-wagon = wagen
area-travel = reizen
area-craft = ambachten
area-customers = bediende klanten
area-religion = religie
area-fields = akkers
colour-white = witte
colour-black = zwarte
action-stories-2 = 2 verhaalpunten
action-stories-3 = 3 verhaalpunten
action-school-1 = één keer naar school
action-school-2 = twee keer naar school
action-headman = de voorman verzetten
action-steward = tot 2 klanten nemen
effect-coins = munten
effect-marker = een gildefiche
effect-mark = een vak markeren
effect-nothing = geen effect meer
board-board-58 = het dorp 5/8
about-board-board-58 = Het speelvaandel toont 5/8.
board-board-59 = het dorp 5/9
about-board-board-59 = Het speelvaandel toont 5/9.
board-board-68 = het dorp 6/8
about-board-board-68 = Het speelvaandel toont 6/8.
board-board-69 = het dorp 6/9
about-board-board-69 = Het speelvaandel toont 6/9.

# places and pieces

card-field-1 = akker 1
card-field-2 = akker 2
card-field-3 = akker 3
card-field-4 = akker 4
card-field-5 = akker 5
card-field-6 = akker 6
card-field-7 = akker 7
card-field-8 = akker 8
card-school = School
about-card-school = Een leerling komt, schuift door of neemt een leeg beroep over.
card-play = Speelvaandel
about-card-play = Geeft gratis een verhaalpunt.
card-question = “?”-vaandel
about-card-question = Elke waarde verzet de voorman één stap.
card-hand = Startspelerhand
about-card-hand = Geeft haar verhaalpunten en het begin van de volgende ronde.
card-steward = Kantoor van de hofmeester
about-card-steward = Neem tot vier klanten voor tijd en een munt; een koopman is niet nodig.
card-tile = 2/12-tegel
about-card-tile = Het vaandel ernaast werkt ook met 2 en 12.
card-headman = Voorman
about-card-headman = Loopt tussen huis, munt en verhalen; thuis zijn verhalen veilig.
card-rat = Rat
about-card-rat = Loopt bij elke dood; aan het eind verliest ieder de helft van de verhalen op de boom.
card-labourer = Dagloner
about-card-labourer = Vervangt de laatste dorpsbewoner en kost aan het eind punten.
card-meeting = Vergaderruimte
about-card-meeting = Verhaalpunt, fiche waarmee een dobbelsteen naar elk vlak draait, en de 2/12-tegel.
card-field = Akker
about-card-field = Geeft een munt, en nog een als er een ploeg ligt.
card-stable-58 = Stal 5/8
about-card-stable-58 = Levert paarden.
card-stable-59 = Stal 5/9
about-card-stable-59 = Levert paarden.
card-stable-68 = Stal 6/8
about-card-stable-68 = Levert paarden.
card-stable-69 = Stal 6/9
about-card-stable-69 = Levert paarden.
card-brewery-58 = Brouwerij 5/8
about-card-brewery-58 = Brouwt bier.
card-brewery-59 = Brouwerij 5/9
about-card-brewery-59 = Brouwt bier.
card-brewery-68 = Brouwerij 6/8
about-card-brewery-68 = Brouwt bier.
card-brewery-69 = Brouwerij 6/9
about-card-brewery-69 = Brouwt bier.
card-smithy-58 = Smederij 5/8
about-card-smithy-58 = Smeedt ploegen, voor klanten of akkers.
card-smithy-59 = Smederij 5/9
about-card-smithy-59 = Smeedt ploegen, voor klanten of akkers.
card-smithy-68 = Smederij 6/8
about-card-smithy-68 = Smeedt ploegen, voor klanten of akkers.
card-smithy-69 = Smederij 6/9
about-card-smithy-69 = Smeedt ploegen, voor klanten of akkers.
card-office-58 = Kantoor 5/8
about-card-office-58 = Schrijft perkamentrollen.
card-office-59 = Kantoor 5/9
about-card-office-59 = Schrijft perkamentrollen.
card-office-68 = Kantoor 6/8
about-card-office-68 = Schrijft perkamentrollen.
card-office-69 = Kantoor 6/9
about-card-office-69 = Schrijft perkamentrollen.
card-wainwright-58 = Wagenmakerij 5/8
about-card-wainwright-58 = Maakt wagens, voor klanten of reizen.
card-wainwright-59 = Wagenmakerij 5/9
about-card-wainwright-59 = Maakt wagens, voor klanten of reizen.
card-wainwright-68 = Wagenmakerij 6/8
about-card-wainwright-68 = Maakt wagens, voor klanten of reizen.
card-wainwright-69 = Wagenmakerij 6/9
about-card-wainwright-69 = Maakt wagens, voor klanten of reizen.
card-council-finance = Financiële raad
about-card-council-finance = Geeft munten.
card-council-guild = Gilderaad
about-card-council-guild = Geeft fiches die voor elk goed gelden.
card-council-area = Gebiedsraad
about-card-council-area = Aan het eind een punt voor elke kaart in de gemarkeerde gebieden.
card-council-population = Populatieraad
about-card-council-population = Aan het eind punten voor elk gemarkeerd beroep waarvan de bewoner leeft.
card-church-disinfection = Ontsmettingskerk
about-card-church-disinfection = Twee keer per partij kost een plaag je niets, met een abt.
card-church-convent = Kloosterkerk
about-card-church-convent = Telt als kerkraam.
card-church-trade = Handelskerk
about-card-church-trade = Met een abt bij de hofmeester een klant extra in de uitstalling en een gratis.
card-church-travel = Reiskerk
about-card-church-travel = Met een abt, eens per letter, een reiskaart ruilen voor de volgende.
card-monk-quill = Monnik met veer
about-card-monk-quill = Een kerkraam, en eenmalig een actie.
card-monk-quill-1 = Monnik met veer
about-card-monk-quill-1 = Een kerkraam, en eenmalig een actie.
card-monk-quill-2 = Monnik met veer
about-card-monk-quill-2 = Een kerkraam, en eenmalig een actie.
card-monk-quill-3 = Monnik met veer
about-card-monk-quill-3 = Een kerkraam, en eenmalig een actie.
card-monk-chalice = Monnik met kelk
about-card-monk-chalice = Een kerkraam, en eenmalig een actie.
card-monk-chalice-1 = Monnik met kelk
about-card-monk-chalice-1 = Een kerkraam, en eenmalig een actie.
card-monk-chalice-2 = Monnik met kelk
about-card-monk-chalice-2 = Een kerkraam, en eenmalig een actie.
card-monk-chalice-3 = Monnik met kelk
about-card-monk-chalice-3 = Een kerkraam, en eenmalig een actie.
card-monk-chalice-4 = Monnik met kelk
about-card-monk-chalice-4 = Een kerkraam, en eenmalig een actie.
card-monk-rosary = Monnik met rozenkrans
about-card-monk-rosary = Een kerkraam, en eenmalig een actie.
card-monk-rosary-1 = Monnik met rozenkrans
about-card-monk-rosary-1 = Een kerkraam, en eenmalig een actie.
card-monk-rosary-2 = Monnik met rozenkrans
about-card-monk-rosary-2 = Een kerkraam, en eenmalig een actie.
card-monk-rosary-3 = Monnik met rozenkrans
about-card-monk-rosary-3 = Een kerkraam, en eenmalig een actie.
card-monk-rosary-4 = Monnik met rozenkrans
about-card-monk-rosary-4 = Een kerkraam, en eenmalig een actie.
card-monk-rosary-5 = Monnik met rozenkrans
about-card-monk-rosary-5 = Een kerkraam, en eenmalig een actie.
card-travel-a = Reis A
about-card-travel-a = De volgende letter van je reis; vraagt een reiziger.
card-travel-b = Reis B
about-card-travel-b = De volgende letter van je reis; vraagt een reiziger.
card-travel-c = Reis C
about-card-travel-c = De volgende letter van je reis; vraagt een reiziger.
card-travel-d = Reis D
about-card-travel-d = De volgende letter van je reis; vraagt een reiziger.
card-travel-e = Reis E
about-card-travel-e = De volgende letter van je reis; vraagt een reiziger.
card-travel-a1 = Dorpsweg
about-card-travel-a1 = De volgende reis heeft geen toeslag.
card-travel-a2 = Molenvijver
about-card-travel-a2 = De volgende reis heeft geen toeslag.
card-travel-a3 = Tolpoort
about-card-travel-a3 = De volgende reis kost extra munten.
card-travel-a4 = Moeraspad
about-card-travel-a4 = De volgende reis kost extra tijd.
card-travel-b1 = Bosrand
about-card-travel-b1 = De volgende reis heeft geen toeslag.
card-travel-b2 = Veerstoep
about-card-travel-b2 = De volgende reis kost extra munten.
card-travel-b3 = Herberg langs de weg
about-card-travel-b3 = De volgende reis kost een bier extra.
card-travel-b4 = Weggespoelde weg
about-card-travel-b4 = De volgende reis kost extra tijd.
card-travel-c1 = Marktstad
about-card-travel-c1 = De volgende reis heeft geen toeslag.
card-travel-c2 = Dorstige wachters
about-card-travel-c2 = De volgende reis kost een bier extra.
card-travel-c3 = Roverspas
about-card-travel-c3 = De volgende reis kost extra munten.
card-travel-c4 = Onweersrug
about-card-travel-c4 = De volgende reis kost extra tijd.
card-travel-d1 = Rivierhaven
about-card-travel-d1 = De volgende reis heeft geen toeslag.
card-travel-d2 = Stadspoort
about-card-travel-d2 = De volgende reis kost extra munten.
card-travel-d3 = Taveerne in de wijnkelder
about-card-travel-d3 = De volgende reis kost een bier extra.
card-travel-d4 = Pelgrimskapel
about-card-travel-d4 = Hier eindigt de reis.
card-travel-e1 = Kathedraalstad
about-card-travel-e1 = Het eind van de langste reis.
card-travel-e2 = Koninklijk hof
about-card-travel-e2 = Het eind van de langste reis.
card-travel-e3 = De zee
about-card-travel-e3 = Het eind van de langste reis.
card-cust-01 = Koerier
about-card-cust-01 = Wil: paard.
card-cust-02 = Koetsiersknecht
about-card-cust-02 = Wil: paard.
card-cust-03 = Taveernehouder
about-card-cust-03 = Wil: bier.
card-cust-04 = Nachtwaker
about-card-cust-04 = Wil: bier.
card-cust-05 = Schoutenknecht
about-card-cust-05 = Wil: ploeg.
card-cust-06 = Keuterboer
about-card-cust-06 = Wil: ploeg.
card-cust-07 = Notaris
about-card-cust-07 = Wil: perkamentrol.
card-cust-08 = Schoolmeester
about-card-cust-08 = Wil: perkamentrol.
card-cust-09 = Marskramer
about-card-cust-09 = Wil: wagen.
card-cust-10 = Voerman
about-card-cust-10 = Wil: wagen.
card-cust-11 = Ruiterkapitein
about-card-cust-11 = Wil: 2 paarden.
card-cust-12 = Bruiloftsgastheer
about-card-cust-12 = Wil: 2 bieren.
card-cust-13 = Rentmeester
about-card-cust-13 = Wil: 2 ploegen.
card-cust-14 = Stadsklerk
about-card-cust-14 = Wil: 2 perkamentrollen.
card-cust-15 = Zouthandelaar
about-card-cust-15 = Wil: 2 wagens.
card-cust-16 = Waard
about-card-cust-16 = Wil: paard, bier.
card-cust-17 = Boer met ossenspan
about-card-cust-17 = Wil: paard, ploeg.
card-cust-18 = Koninklijke bode
about-card-cust-18 = Wil: paard, perkamentrol.
card-cust-19 = Dolende ridder
about-card-cust-19 = Wil: paard, wagen.
card-cust-20 = Oogstmeester
about-card-cust-20 = Wil: bier, ploeg.
card-cust-21 = Keldermeester
about-card-cust-21 = Wil: bier, perkamentrol.
card-cust-22 = Bierkoetsier
about-card-cust-22 = Wil: bier, wagen.
card-cust-23 = Landmeter
about-card-cust-23 = Wil: ploeg, perkamentrol.
card-cust-24 = Molenaar
about-card-cust-24 = Wil: ploeg, wagen.
card-cust-25 = Gildesecretaris
about-card-cust-25 = Wil: perkamentrol, wagen.
card-cust-26 = Hofmeester van de graaf
about-card-cust-26 = Wil: paard, bier, perkamentrol.
card-cust-27 = Reizend circus
about-card-cust-27 = Wil: paard, bier, wagen.
card-cust-28 = Landjonker
about-card-cust-28 = Wil: paard, ploeg, perkamentrol.
card-cust-29 = Kolonistengezin
about-card-cust-29 = Wil: paard, ploeg, wagen.
card-cust-30 = Gezant van de bisschop
about-card-cust-30 = Wil: paard, perkamentrol, wagen.
card-cust-31 = Abdijhoeve
about-card-cust-31 = Wil: bier, ploeg, perkamentrol.
card-cust-32 = Marktmeester
about-card-cust-32 = Wil: bier, ploeg, wagen.
card-cust-33 = Handelshuis
about-card-cust-33 = Wil: bier, perkamentrol, wagen.

# the terminal board

board-label-deaths = Doden
board-label-rat = Rat
board-label-chronicle = Kroniek
board-label-graves = Graven
board-label-dice = Dobbelstenen
board-label-value = Waarde
board-label-round = Ronde
board-label-hand = Hand
board-label-display = Klanten
board-label-supply = Voorraad
board-label-monks = Monniken
board-label-travel = Reizen
board-label-coins = Munten
board-label-clock = Tijd
board-label-tree = Boom
board-label-house = Huis
board-label-school = School
board-label-goods = Goederen
board-label-waiting = Wachtend
board-label-served = Bediend
board-label-fields = Akkers
board-label-total = Punten
board-label-reaper = Magere Hein!
board-label-headman = Voorman
board-label-banners = Vaandels
board-label-last = laatste ronde
board-label-crafts = Ambachten
place-house = huis
place-coin = munt
place-stories = verhalen
