/** A small scenario that explains itself: what somebody begins with who has never written one. */
export const FIRST_SCENARIO = `title: An ally attacks a hero
ruleset: wow-tcg

players:                      # what is left out: a blank hero, ten resources, empty zones
  1:
    board: [ { as: kor, card: Kor Cindervein } ]
  2:
    board: [ { as: igvand, card: Crazy Igvand } ]   # "as" gives a card a name of your own

actions:
  - { propose: kor, against: hero 2 }
  - pass: all                 # the proposal resolves, the attacker window opens
  - pass: all                 # it closes: the protection point
  - { protect: igvand }       # without it, pass
  - pass: all                 # the defender window closes, the combat concludes

expect:                       # what you think happens; verify tells whether it does
  - { entity: igvand, damage: 3, exhausted: true }
  - { entity: hero 2, damage: 0 }
`;
