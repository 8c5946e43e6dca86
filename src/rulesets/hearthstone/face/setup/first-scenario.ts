/** A small scenario that explains itself: what somebody begins with who has never written one. */
export const FIRST_SCENARIO = `title: A knife for the whelp
ruleset: hearthstone
patch: "10.0"                 # the edition of the rules; the newest when left out

players:                      # what is left out: full health, ten mana crystals, empty zones
  1:
    hand: [ { as: flamestrike, card: Flamestrike } ]
  2:
    board:                    # left to right; "as" gives a card a name of your own
      - { as: egg, card: Dragon Egg }
      - { as: juggler, card: Knife Juggler }

actions:                      # also: { attack: egg, target: hero 1 }, heroPower, endTurn
  - { play: flamestrike }

expect:                       # what you think happens; verify tells whether it does
  - { player: 2, board: [ Black Whelp ] }
  - { before: [ damage egg, death egg ] }
`;
