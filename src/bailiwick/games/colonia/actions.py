"""The fixed action space (chapter 4): every code and its spelling. New codes go at the end."""

from __future__ import annotations

from typing import Final

#                     how many follow               spelled
CARD: Final = 1  # 6 family cards                   card:3 … card:8
VOTE_YES: Final = 7  # 1                            vote:yes
VOTE_NO: Final = 8  # 1                             vote:no
MAYOR_ADOPT: Final = 9  # 1                         mayor:adopt
MAYOR_REJECT: Final = 10  # 1                       mayor:reject
BUY: Final = 11  # 9 stalls                         buy:s1 … buy:s7, buy:f1, buy:f2
ORDER: Final = 20  # 5 craftsmen                    order:saddler … order:shoemaker
LOAD: Final = 25  # 4 berths × 4 holds              load:1:1 … load:4:4
LOAD_EXTRA: Final = 41  # 4 berths × 5 goods        loadx:1:saddle … loadx:4:shoes
EXCHANGE_FROM: Final = 61  # 4 cities               xfrom:bergen … xfrom:nowgorod
EXCHANGE_SKIP: Final = 65  # 1                      xskip
EXCHANGE_TO: Final = 66  # 4 cities                 xto:bergen … xto:nowgorod
EXCHANGE_AMOUNT: Final = 70  # amounts 1 … 5        xamt:1 … xamt:5
GOOD: Final = 75  # 5 goods                         good:saddle … good:shoes
RELIC: Final = 80  # 12 spaces                      relic:r1 … relic:r12
SHRINE_EMPTY: Final = 92  # 1                       shrine:empty
SHRINE: Final = 93  # 48 relic cards                shrine:bergen_r01 …
ENSHRINE_YES: Final = 141  # 1                      enshrine:yes
ENSHRINE_NO: Final = 142  # 1                       enshrine:no
INSURE: Final = 143  # 12 spaces                    insure:r1 … insure:r12
PASS: Final = 155  # 1                              pass
TAKE: Final = 156  # 0 … 3 pieces                   take:0 … take:3
CODES: Final = 160

CITY_IDS: Final = ["bergen", "bruegge", "london", "nowgorod"]
RAW_IDS: Final = ["leather", "iron", "wood", "linen", "fur"]
CRAFTSMAN_IDS: Final = ["saddler", "cartwright", "painter", "tailor", "shoemaker"]
GOOD_IDS: Final = ["saddle", "cartwheel", "painting", "clothing", "shoes"]
STALL_IDS: Final = ["s1", "s2", "s3", "s4", "s5", "s6", "s7", "f1", "f2"]
SPACE_IDS: Final = [f"r{number}" for number in range(1, 13)]
RELIC_IDS: Final = [
    f"{city}_{kind}"
    for city in CITY_IDS
    for kind in [*[f"r{number:02}" for number in range(1, 12)], "shrine"]
]


def spellings() -> list[str]:
    """The name of every code; the index is the code."""
    names = ["end_turn"]
    names += [f"card:{value}" for value in range(3, 9)]
    names += ["vote:yes", "vote:no", "mayor:adopt", "mayor:reject"]
    names += [f"buy:{stall}" for stall in STALL_IDS]
    names += [f"order:{craftsman}" for craftsman in CRAFTSMAN_IDS]
    names += [f"load:{berth}:{hold}" for berth in range(1, 5) for hold in range(1, 5)]
    names += [f"loadx:{berth}:{good}" for berth in range(1, 5) for good in GOOD_IDS]
    names += [f"xfrom:{city}" for city in CITY_IDS]
    names.append("xskip")
    names += [f"xto:{city}" for city in CITY_IDS]
    names += [f"xamt:{amount}" for amount in range(1, 6)]
    names += [f"good:{good}" for good in GOOD_IDS]
    names += [f"relic:{space}" for space in SPACE_IDS]
    names.append("shrine:empty")
    names += [f"shrine:{relic}" for relic in RELIC_IDS]
    names += ["enshrine:yes", "enshrine:no"]
    names += [f"insure:{space}" for space in SPACE_IDS]
    names.append("pass")
    names += [f"take:{count}" for count in range(4)]
    assert len(names) == CODES
    return names


ACTIONS: Final = spellings()
