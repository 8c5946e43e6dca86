/** A small scenario that explains itself: what somebody begins with who has never written one. */
export const FIRST_SCENARIO = `title: A creature below 0 can be chosen and saved
ruleset: batch

players:                      # what is left out: full health, empty zones
  1:
    hand: [ { as: mender, card: Toorgmai Mender } ]
    board: [ { as: mystic, card: Cauldron Mystic } ]   # each in the first free lane, or in its "lane"
  2:
    board: [ { as: glutton, card: Graveborn Glutton, health: 1 } ]

actions:
  - { play: mender, lane: 2 }
  - { choose: glutton }
decisions: [ glutton ]        # what chance decides, in order: here whom the Mystic hits

expect:                       # what you think happens; verify tells whether it does
  - { entity: glutton, zone: LANE, health: 4 }
`;
