/**
 * What is printed on every collectible card up to 24.6, by set: id, name, type (Minion, Spell, Weapon, Hero), class,
 * race, keywords, and cost/attack/health. Numbers and names that changed follow after the first patch in whose data
 * they were seen. From the data of the game; reprints are left out. What the cards do is not here.
 */
export const PRINTED = `\
# ALTERAC_VALLEY
AV_100|Drek'Thar|M|||ELITE|4/4/4
AV_101|Herald of Lokholar|M||||4/3/5
AV_102|Popsicooler|M||MECHANICAL|DEATHRATTLE|3/3/3
AV_107|Glaciate|S|SHAMAN|||6
AV_108|Shield Shatter|S|WARRIOR|||10
AV_109|Frozen Buckler|S|WARRIOR|||2
AV_112|Snowblind Harpy|M||||3/3/4
AV_113|Beaststalker Tavish|H|HUNTER||ARMOR=5,ELITE|6//30
AV_114|Shivering Sorceress|M|MAGE|||1/2/2
AV_115|Amplified Snowflurry|M|MAGE|ELEMENTAL||2/2/3
AV_116|Arcane Brilliance|S|MAGE|||4
AV_118|Battleworn Vanguard|M|DEMONHUNTER|||2/2/2
AV_119|To the Front!|S|WARRIOR|||2
AV_121|Gnome Private|M||||1/1/3
AV_122|Corporal|M||||2/2/3
AV_123|Sneaky Scout|M|||STEALTH|2/3/2
AV_124|Direwolf Commander|M||||3/2/5
AV_125|Tower Sergeant|M||||4/4/4
AV_126|Bunker Sergeant|M||||3/2/4
AV_127|Ice Revenant|M||ELEMENTAL||4/4/5
AV_128|Frozen Mammoth|M||BEAST||4/6/7
AV_129|Blood Guard|M||||5/4/7
AV_130|Legionnaire|M|||DEATHRATTLE|6/9/3
AV_131|Knight-Captain|M||||5/3/3
AV_132|Troll Centurion|M|||RUSH|8/8/8
AV_133|Icehoof Protector|M|||TAUNT|6/2/10
AV_134|Frostwolf Warmaster|M||||4/3/3
AV_135|Stormpike Marshal|M|||TAUNT|4/2/6
AV_136|Kobold Taskmaster|M||||3/2/4
AV_137|Irondeep Trogg|M||||1/1/2
AV_138|Grimtotem Bounty Hunter|M||||3/4/2
AV_139|Abominable Lieutenant|M||||8/3/5
AV_141t|Lokholar the Ice Lord|M||ELEMENTAL|RUSH,WINDFURY,ELITE|10/8/8
AV_142t|Ivus, the Forest Lord|M|||ELITE|1/1/1
AV_143|Korrak the Bloodrager|M|||DEATHRATTLE,ELITE|4/3/5
AV_145|Captain Galvangar|M|WARRIOR||ELITE|6/6/6
AV_147|Dun Baldar Bunker|S|HUNTER|||2
AV_200|Magister Dawngrasp|H|MAGE||ARMOR=5,ELITE|7//30
AV_201|Coldtooth Yeti|M|ROGUE|||3/1/5
AV_202|Rokara, the Valorous|H|WARRIOR||ARMOR=10,ELITE|7//30
AV_203|Shadowcrafter Scabbs|H|ROGUE||ARMOR=5,ELITE|8//30
AV_204|Kurtrus, Demon-Render|H|DEMONHUNTER||ARMOR=5,ELITE|6//30
AV_205|Wildheart Guff|H|DRUID||ARMOR=5,ELITE|5//30
AV_206|Lightforged Cariel|H|PALADIN||ARMOR=5,ELITE|8//30
AV_207|Xyrella, the Devout|H|PRIEST||ARMOR=5,ELITE|8//30
AV_209|Dreadprison Glaive|W|DEMONHUNTER|||1/1/3
AV_210|Pathmaker|M|DRUID|||3/3/4
AV_211|Dire Frostwolf|M|DRUID|BEAST|DEATHRATTLE,STEALTH|4/4/4
AV_212|Siphon Mana|S|MAGE|||2
AV_213|Vitality Surge|S|PALADIN|||2
AV_215|Frantic Hippogryph|M||BEAST|RUSH|5/3/7
AV_218|Mass Polymorph|S|MAGE|||7
AV_219|Ram Commander|M||||2/2/2
AV_222|Spammy Arcanist|M||||5/3/4
AV_223|Vanndar Stormpike|M|||ELITE|4/4/4
AV_224|Spring the Trap|S|HUNTER|||4
AV_226|Ice Trap|S|HUNTER||SECRET|2
AV_238|Gankster|M|||STEALTH|2/4/2
AV_244|Bloodseeker|W|HUNTER|||2/2/2
AV_250|Snowball Fight!|S|SHAMAN|||3
AV_251|Cheaty Snobold|M|SHAMAN|||3/3/4
AV_255|Snowfall Guardian|M|SHAMAN|ELEMENTAL||6/5/5
AV_256|Reflecto Engineer|M||||3/2/4
AV_257|Bearon Gla'shear|M|SHAMAN|ELEMENTAL|ELITE|7/6/6
AV_258|Bru'kan of the Elements|H|SHAMAN||ARMOR=5,ELITE|8//30
AV_259|Frostbite|S|SHAMAN|||2
AV_260|Sleetbreaker|M|SHAMAN|ELEMENTAL||2/3/2
AV_261|Flag Runner|M|DEMONHUNTER|||3/1/6
AV_262|Warden of Chains|M|DEMONHUNTER||TAUNT|4/2/6
AV_264|Sigil of Reckoning|S|DEMONHUNTER|||5
AV_265|Ur'zul Giant|M|DEMONHUNTER|DEMON||13/8/8
AV_266|Windchill|S|SHAMAN|||1
AV_267|Caria Felsoul|M|DEMONHUNTER||ELITE|7/7/7
AV_268|Wildpaw Cavern|S|SHAMAN|||4
AV_269|Flanking Maneuver|S|DEMONHUNTER|||4
AV_277|Seeds of Destruction|S|WARLOCK|||2
AV_281|Felfire in the Hole!|S|WARLOCK|||5
AV_282|Build a Snowman|S|MAGE|||3
AV_283|Rune of the Archmage|S|MAGE|||9
AV_284|Balinda Stonehearth|M|MAGE||ELITE|6/5/5
AV_285|Full-Blown Evil|S|WARLOCK|||3
AV_286|Felwalker|M|WARLOCK|DEMON|TAUNT|6/3/7
AV_290|Iceblood Tower|S|MAGE|||10
AV_291|Frostsaber Matriarch|M|DRUID|BEAST|TAUNT|7/4/5
AV_292|Heart of the Wild|S|DRUID|||3
AV_293|Wing Commander Mulverick|M|DRUID||RUSH,ELITE|4/2/5
AV_294|Clawfury Adept|M|DRUID|BEAST||2/2/3
AV_295|Capture Coldtooth Mine|S|DRUID|||2
AV_296|Pride Seeker|M|DRUID|||3/2/4
AV_298|Wildpaw Gnoll|M|ROGUE||RUSH|5/3/5
AV_308|Grave Defiler|M|WARLOCK|||1/2/1
AV_309|Piggyback Imp|M||DEMON|DEATHRATTLE|3/4/1
AV_312|Sacrificial Summoner|M|WARLOCK|||3/3/3
AV_313|Hollow Abomination|M|WARLOCK|||5/2/8
AV_315|Deliverance|S|PRIEST|||3
AV_316|Dreadlich Tamsin|H|WARLOCK||ARMOR=5,ELITE|6//30
AV_317|Tamsin's Phylactery|S|WARLOCK||ELITE|4
AV_321|Glory Chaser|M|WARRIOR|||3/4/3
AV_322|Snowed In|S|WARRIOR|||3
AV_323|Scrapsmith|M|WARRIOR||TAUNT|3/2/4
AV_324|Shadow Word: Devour|S|PRIEST|||1
AV_325|Undying Disciple|M|PRIEST||DEATHRATTLE,TAUNT|6/3/7
AV_326|Luminous Geode|M|PRIEST|ELEMENTAL||2/1/4
AV_328|Spirit Guide|M|PRIEST||DEATHRATTLE,TAUNT|5/5/5
AV_329|Bless|S|PRIEST|||2
AV_330|Gift of the Naaru|S|PRIEST|||1
AV_331|Najak Hexxen|M|PRIEST||DEATHRATTLE,ELITE|4/1/4
AV_333|Revive Pet|S|HUNTER|||3
AV_334|Stormpike Battle Ram|M|HUNTER|BEAST|DEATHRATTLE,RUSH|4/4/3
AV_335|Ram Tamer|M|HUNTER|||3/4/3
AV_336|Wing Commander Ichman|M|HUNTER||ELITE|9/5/4
AV_337|Mountain Bear|M|HUNTER|BEAST|DEATHRATTLE,TAUNT|7/5/6
AV_338|Hold the Bridge|S|PALADIN|||3
AV_339|Templar Captain|M|PALADIN||RUSH|8/8/8
AV_340|Brasswing|M|PALADIN|DRAGON||8/9/7
AV_341|Cavalry Horn|W|PALADIN||DEATHRATTLE|5/3/2
AV_342|Protect the Innocent|S|PALADIN|||5
AV_343|Stonehearth Vindicator|M|PALADIN|||3/3/1
AV_344|Dun Baldar Bridge|S|PALADIN|||4
AV_345|Saidan the Scarlet|M|PALADIN||RUSH,ELITE|3/2/2
AV_360|Frostwolf Kennels|S|DRUID|||3
AV_400|Snowfall Graveyard|S|ROGUE|||3
AV_401|Stormpike Quartermaster|M||||2/2/2
AV_402|The Lobotomizer|W|ROGUE|||2/2/2
AV_403|Cera'thine Fleetrunner|M|ROGUE||ELITE|5/5/5
AV_405|Contraband Stash|S|ROGUE|||5
AV_565|Axe Berserker|M|WARRIOR||RUSH|4/3/5
AV_601|Forsaken Lieutenant|M|ROGUE||STEALTH|2/2/2
AV_657|Desecrated Graveyard|S|WARLOCK|||3
AV_660|Iceblood Garrison|S|WARRIOR|||2
AV_661|Field of Strife|S|DEMONHUNTER|||2
AV_664|Stormpike Aid Station|S|PRIEST|||3
AV_704|Humongous Owl|M||BEAST|DEATHRATTLE|7/8/4
AV_710|Reconnaissance|S|ROGUE|||2
AV_711|Double Agent|M|ROGUE|||3/3/3
ONY_001|Onyxian Warder|M||DRAGON||5/3/6
ONY_002|Gear Grubber|M|||TAUNT|4/4/5
ONY_003|Whelp Bonker|M||||3/1/5
ONY_004|Raid Boss Onyxia|M||DRAGON|RUSH,ELITE|10/8/8
ONY_005|Kazakusan|M||DRAGON|ELITE|8/8/8
ONY_006|Deep Breath|S|MAGE|||5
ONY_007|Haleh, Matron Protectorate|M|MAGE|DRAGON|ELITE|8/4/12
ONY_008|Furious Howl|S|HUNTER|||2
ONY_009|Pet Collector|M|HUNTER|||5/4/4
ONY_010|Dragonbane Shot|S|HUNTER|||3
ONY_011|Don't Stand in the Fire!|S|SHAMAN||OVERLOAD=1|5
ONY_012|Spirit Mount|S|SHAMAN|||2
ONY_013|Bracing Cold|S|SHAMAN|||2
ONY_014|Keen Reflex|S|DEMONHUNTER|||2
ONY_016|Wings of Hate (Rank 1)|S|DEMONHUNTER|||1
ONY_017|Horn of Wrathion|S|PRIEST|||3
ONY_018|Boomkin|M|DRUID|||5/4/5
ONY_019|Raid Negotiator|M|DRUID|||4/3/4
ONY_020|Stormwind Avenger|M|PALADIN|||3/1/5
ONY_021|Scale of Onyxia|S|DRUID|||7
ONY_022|Battle Vicar|M|PALADIN|||2/1/3
ONY_023|Hit It Very Hard|S|WARRIOR|||1
ONY_024|Onyxian Drake|M|WARRIOR|DRAGON|TAUNT|4/4/5
ONY_025|Shoulder Check|S|WARRIOR|||1
ONY_026|Lightmaw Netherdrake|M|PRIEST|DRAGON||4/4/4
ONY_027|Ring of Courage|S|PALADIN|||2
ONY_028|Mi'da, Pure Light|M|PRIEST||DEATHRATTLE,DIVINE_SHIELD,LIFESTEAL,ELITE|6/4/6
ONY_029|Drakefire Amulet|S|MAGE|||10
ONY_030|SI:7 Smuggler|M|ROGUE|||3/1/3
ONY_031|Smokescreen|S|ROGUE|||8
ONY_032|Tooth of Nefarian|S|ROGUE|||2
ONY_033|Impfestation|S|WARLOCK|||6
ONY_034|Curse of Agony|S|WARLOCK|||1
ONY_035|Spawn of Deathwing|M|WARLOCK|DRAGON||5/6/6
ONY_036|Razorglaive Sentinel|M|DEMONHUNTER|||4/5/4
# BASIC
BT_035|Chaos Strike|S|DEMONHUNTER|||2
BT_036|Coordinated Strike|S|DEMONHUNTER|||3
BT_142|Shadowhoof Slayer|M|DEMONHUNTER|DEMON||1/2/1
BT_235|Chaos Nova|S|DEMONHUNTER|||5
BT_323|Sightless Watcher|M|DEMONHUNTER|DEMON||2/3/2
BT_352|Satyr Overseer|M|DEMONHUNTER|DEMON||3/4/2
BT_495|Glaivebound Adept|M|DEMONHUNTER|||5/7/4 17.2.1:5/6/4
BT_512|Inner Demon|S|DEMONHUNTER|||8
BT_740|Soul Cleave|S|DEMONHUNTER||LIFESTEAL|3
BT_921|Aldrachi Warblades|W|DEMONHUNTER||LIFESTEAL|3/2/3 17.2.1:3/2/2
CS1_042|Goldshire Footman|M|||TAUNT|1/1/2
CS1_112|Holy Nova|S|PRIEST|||5 17.0:4
CS1_113|Mind Control|S|PRIEST|||10
CS1_130|Holy Smite|S|PRIEST|||1
CS2_003|Mind Vision|S|PRIEST|||1
CS2_004|Power Word: Shield|S|PRIEST|||1 17.0:0 24.6.2:1
CS2_005|Claw|S|DRUID|||1
CS2_007|Healing Touch|S|DRUID|||3
CS2_008|Moonfire|S|DRUID|||0
CS2_009|Mark of the Wild|S|DRUID|||2
CS2_011|Savage Roar|S|DRUID|||3
CS2_012|Swipe|S|DRUID|||4
CS2_013|Wild Growth|S|DRUID|||2 14.0:3
CS2_022|Polymorph|S|MAGE|||4
CS2_023|Arcane Intellect|S|MAGE|||3
CS2_024|Frostbolt|S|MAGE|||2
CS2_025|Arcane Explosion|S|MAGE|||2
CS2_026|Frost Nova|S|MAGE|||3
CS2_027|Mirror Image|S|MAGE|||1
CS2_029|Fireball|S|MAGE|||4
CS2_032|Flamestrike|S|MAGE|||7
CS2_033|Water Elemental|M|MAGE|ELEMENTAL||4/3/6
CS2_037|Frost Shock|S|SHAMAN|||1
CS2_039|Windfury|S|SHAMAN|||2
CS2_041|Ancestral Healing|S|SHAMAN|||0
CS2_042|Fire Elemental|M|SHAMAN|ELEMENTAL||6/6/5
CS2_045|Rockbiter Weapon|S|SHAMAN|||1 9.0:2
CS2_046|Bloodlust|S|SHAMAN|||5
CS2_057|Shadow Bolt|S|WARLOCK|||3
CS2_061|Drain Life|S|WARLOCK|||3
CS2_062|Hellfire|S|WARLOCK|||4
CS2_063|Corruption|S|WARLOCK|||1
CS2_064|Dread Infernal|M|WARLOCK|DEMON||6/6/6
CS2_065|Voidwalker|M|WARLOCK|DEMON|TAUNT|1/1/3
CS2_072|Backstab|S|ROGUE|||0
CS2_074|Deadly Poison|S|ROGUE|||1
CS2_075|Sinister Strike|S|ROGUE|||1
CS2_076|Assassinate|S|ROGUE|||5 24.6.2:4
CS2_077|Sprint|S|ROGUE|||7 24.6.2:5
CS2_080|Assassin's Blade|W|ROGUE|||5/3/4 24.6.2:4/2/5
CS2_084|Hunter's Mark|S|HUNTER|||0 9.0:1 14.0:2 24.6.2:1
CS2_087|Blessing of Might|S|PALADIN|||1
CS2_088|Guardian of Kings|M|PALADIN|||7/5/6 24.6.2:7/5/7
CS2_089|Holy Light|S|PALADIN|||2
CS2_091|Light's Justice|W|PALADIN|||1/1/4
CS2_092|Blessing of Kings|S|PALADIN|||4
CS2_093|Consecration|S|PALADIN|||4
CS2_094|Hammer of Wrath|S|PALADIN|||4
CS2_097|Truesilver Champion|W|PALADIN|||4/4/2
CS2_103|Charge|S|WARRIOR|||0 1.0.0.4442:3 9.0:1 24.6.2:3
CS2_105|Heroic Strike|S|WARRIOR|||2
CS2_106|Fiery War Axe|W|WARRIOR|||2/3/2 13.4:3/3/2
CS2_108|Execute|S|WARRIOR|||1 9.0:2 24.6.2:1
CS2_112|Arcanite Reaper|W|WARRIOR|||5/5/2
CS2_114|Cleave|S|WARRIOR|||2
CS2_118|Magma Rager|M||ELEMENTAL||3/5/1
CS2_119|Oasis Snapjaw|M||BEAST||4/2/7
CS2_120|River Crocolisk|M||BEAST||2/2/3
CS2_121|Frostwolf Grunt|M|||TAUNT|2/2/2
CS2_122|Raid Leader|M||||3/2/2 24.6.2:3/2/3
CS2_124|Wolfrider|M|||CHARGE|3/3/1
CS2_125|Ironfur Grizzly|M||BEAST|TAUNT|3/3/3
CS2_127|Silverback Patriarch|M||BEAST|TAUNT|3/1/4
CS2_131|Stormwind Knight|M|||CHARGE|4/2/5
CS2_141|Ironforge Rifleman|M||||3/2/2
CS2_142|Kobold Geomancer|M|||SPELLPOWER=1|2/2/2
CS2_147|Gnomish Inventor|M||||4/2/4
CS2_150|Stormpike Commando|M||||5/4/2
CS2_155|Archmage|M|||SPELLPOWER=1|6/4/7
CS2_162|Lord of the Arena|M|||TAUNT|6/6/5
CS2_168|Murloc Raider|M||MURLOC||1/2/1
CS2_171|Stonetusk Boar|M||BEAST|CHARGE|1/1/1
CS2_172|Bloodfen Raptor|M||BEAST||2/3/2
CS2_173|Bluegill Warrior|M||MURLOC|CHARGE|2/2/1
CS2_179|Sen'jin Shieldmasta|M|||TAUNT|4/3/5
CS2_182|Chillwind Yeti|M||||4/4/5
CS2_186|War Golem|M||||7/7/7
CS2_187|Booty Bay Bodyguard|M|||TAUNT|5/5/4
CS2_189|Elven Archer|M||||1/1/1
CS2_196|Razorfen Hunter|M||||3/2/3
CS2_197|Ogre Magi|M|||SPELLPOWER=1|4/4/4
CS2_200|Boulderfist Ogre|M||||6/6/7
CS2_201|Core Hound|M||BEAST||7/9/5
CS2_213|Reckless Rocketeer|M|||CHARGE|6/5/2
CS2_222|Stormwind Champion|M||||7/6/6 24.6.2:7/7/7
CS2_226|Frostwolf Warlord|M||||5/4/4
CS2_232|Ironbark Protector|M|DRUID||TAUNT|8/8/8
CS2_234|Shadow Word: Pain|S|PRIEST|||2
CS2_237|Starving Buzzard|M|HUNTER|BEAST||2/2/1 1.2.0.6485:5/3/2 24.6.2:2/2/1
DS1_055|Darkscale Healer|M||||5/4/5
DS1_070|Houndmaster|M|HUNTER|||4/4/3
DS1_175|Timber Wolf|M|HUNTER|BEAST||1/1/1
DS1_178|Tundra Rhino|M|HUNTER|BEAST||5/2/5
DS1_183|Multi-Shot|S|HUNTER|||4
DS1_184|Tracking|S|HUNTER|||1
DS1_185|Arcane Shot|S|HUNTER|||1
EX1_011|Voodoo Doctor|M||||1/2/1
EX1_015|Novice Engineer|M||||2/1/2 1.0.0.4442:2/1/1
EX1_019|Shattered Sun Cleric|M||||3/3/2
EX1_025|Dragonling Mechanic|M||||4/2/4
EX1_066|Acidic Swamp Ooze|M||||2/3/2
EX1_084|Warsong Commander|M|WARRIOR|||3/2/3
EX1_129|Fan of Knives|S|ROGUE|||3
EX1_169|Innervate|S|DRUID|||0
EX1_173|Starfire|S|DRUID|||6
EX1_191|Plaguebringer|M|ROGUE|||4/3/3
EX1_192|Radiance|S|PRIEST|||1
EX1_193|Psychic Conjurer|M|PRIEST|||1/1/1
EX1_194|Power Infusion|S|PRIEST|||4
EX1_244|Totemic Might|S|SHAMAN|||0
EX1_246|Hex|S|SHAMAN|||3 13.4:4
EX1_277|Arcane Missiles|S|MAGE|||1
EX1_278|Shiv|S|ROGUE|||2
EX1_302|Mortal Coil|S|WARLOCK|||1
EX1_306|Succubus~15.4~Felstalker|M|WARLOCK|DEMON||2/4/3
EX1_308|Soulfire|S|WARLOCK|||0 2.0.0.7234:1
EX1_360|Humility|S|PALADIN|||1
EX1_371|Hand of Protection|S|PALADIN|||1
EX1_399|Gurubashi Berserker|M||||5/2/7 24.6.2:5/2/8
EX1_400|Whirlwind|S|WARRIOR|||1
EX1_506|Murloc Tidehunter|M||MURLOC||2/2/1
EX1_508|Grimscale Oracle|M||MURLOC||1/1/1
EX1_539|Kill Command|S|HUNTER|||3
EX1_565|Flametongue Totem|M|SHAMAN|TOTEM||2/0/3 14.0:3/0/3 24.6.2:2/0/2
EX1_581|Sap|S|ROGUE|||2
EX1_582|Dalaran Mage|M|||SPELLPOWER=1|3/1/4
EX1_587|Windspeaker|M|SHAMAN|||4/3/3
EX1_593|Nightblade|M||||5/4/4
EX1_606|Shield Block|S|WARRIOR|||3
EX1_622|Shadow Word: Death|S|PRIEST|||3 17.0:2
NEW1_003|Sacrificial Pact|S|WARLOCK|||0
NEW1_011|Kor'kron Elite|M|WARRIOR||CHARGE|4/4/3
NEW1_031|Animal Companion|S|HUNTER|||3
# BLACK_TEMPLE
BT_002|Incanter's Flow|S|MAGE|||2 24.6.2:4
BT_003|Netherwind Portal|S|MAGE||SECRET|3
BT_004|Imprisoned Observer|M|MAGE|DEMON||3/4/5
BT_006|Evocation|S|MAGE||ELITE|1 18.6:2 24.6.2:1
BT_008|Rustsworn Initiate|M|||DEATHRATTLE|2/2/2
BT_009|Imprisoned Sungill|M|PALADIN|MURLOC||1/2/1
BT_010|Felfin Navigator|M||MURLOC||4/4/4
BT_011|Libram of Justice|S|PALADIN|||6 17.2.1:5
BT_014|Starscryer|M|MAGE||DEATHRATTLE|2/3/1
BT_018|Underlight Angling Rod|W|PALADIN|||3/3/2
BT_019|Murgur Murgurgle|M|PALADIN|MURLOC|DEATHRATTLE,DIVINE_SHIELD,ELITE|2/2/1
BT_020|Aldor Attendant|M|PALADIN|||2/2/3 17.2.1:1/1/3
BT_021|Font of Power|S|MAGE|||1
BT_022|Apexis Smuggler|M|MAGE|||2/2/3
BT_024|Libram of Hope|S|PALADIN|||9
BT_025|Libram of Wisdom|S|PALADIN|||2
BT_026|Aldor Truthseeker|M|PALADIN||TAUNT|5/4/6
BT_028|Astromancer Solarian|M|MAGE||DEATHRATTLE,SPELLPOWER=1,ELITE|2/3/2
BT_042|Bamboozle|S|ROGUE||SECRET|2
BT_072|Deep Freeze|S|MAGE|||8
BT_100|Serpentshrine Portal|S|SHAMAN||OVERLOAD=1|3
BT_101|Vivid Spores|S|SHAMAN|||4
BT_102|Boggspine Knuckles|W|SHAMAN|||5/4/2 19.2.1:5/3/2 24.6.2:5/4/2
BT_106|Bogstrok Clacker|M|SHAMAN|||3/3/3
BT_109|Lady Vashj|M|SHAMAN||DEATHRATTLE,SPELLPOWER=1,ELITE|3/4/3
BT_110|Torrent|S|SHAMAN|||5 17.2.1:4
BT_113|Totemic Reflection|S|SHAMAN|||3
BT_114|Shattered Rumbler|M|SHAMAN|ELEMENTAL||5/4/6 17.2.1:5/5/6
BT_115|Marshspawn|M|SHAMAN|ELEMENTAL||3/3/4
BT_117|Bladestorm|S|WARRIOR|||3
BT_120|Warmaul Challenger|M|WARRIOR|||3/1/10
BT_121|Imprisoned Gan'arg|M|WARRIOR|DEMON||1/2/2
BT_123|Kargath Bladefist|M|WARRIOR||DEATHRATTLE,RUSH,ELITE|4/4/4
BT_124|Corsair Cache|S|WARRIOR|||2
BT_126|Teron Gorefiend|M|||DEATHRATTLE,ELITE|3/3/4
BT_127|Imprisoned Satyr|M|DRUID|DEMON||3/3/3
BT_128|Fungal Fortunes|S|DRUID|||2 17.6:3
BT_129|Germination|S|DRUID|||4
BT_130|Overgrowth|S|DRUID|||4
BT_131|Ysiel Windsinger|M|DRUID||ELITE|9/5/5
BT_132|Ironbark|S|DRUID|||2
BT_133|Marsh Hydra|M|DRUID|BEAST|RUSH|7/7/7
BT_134|Bogbeam|S|DRUID|||3
BT_135|Glowfly Swarm|S|DRUID|||5
BT_136|Archspore Msshi'fn|M|DRUID||DEATHRATTLE,TAUNT,ELITE|3/3/4
BT_138|Bloodboil Brute|M|WARRIOR||RUSH|7/6/8 17.2.1:7/5/8 24.6.2:7/6/8
BT_140|Bonechewer Raider|M|WARRIOR|||3/3/3
BT_155|Scrapyard Colossus|M||ELEMENTAL|DEATHRATTLE,TAUNT|10/7/7
BT_156|Imprisoned Vilefiend|M||DEMON|RUSH|2/3/5
BT_159|Terrorguard Escapee|M||DEMON||3/3/7
BT_160|Rustsworn Cultist|M||||4/3/3
BT_163|Nagrand Slam|S|HUNTER|||10
BT_187|Kayn Sunfury|M|DEMONHUNTER||CHARGE,ELITE|4/3/5 17.6:4/3/4 24.6.2:4/3/5
BT_188|Shadowjeweler Hanar|M|ROGUE||ELITE|2/1/5 17.2.1:2/1/4
BT_190|Replicat-o-tron|M||MECHANICAL||4/3/3
BT_196|Keli'dan the Breaker|M|WARLOCK||ELITE|6/3/3
BT_197|Reliquary of Souls|M|PRIEST||DEATHRATTLE,LIFESTEAL,ELITE|1/1/3
BT_198|Soul Mirror|S|PRIEST||ELITE|7
BT_199|Unstable Felbolt|S|WARLOCK|||1
BT_201|Augmented Porcupine|M|HUNTER|BEAST|DEATHRATTLE|3/2/4
BT_202|Helboar|M|HUNTER|BEAST|DEATHRATTLE|1/2/1
BT_203|Pack Tactics|S|HUNTER||SECRET|2
BT_205|Scrap Shot|S|HUNTER|||4
BT_210|Zixor, Apex Predator|M|HUNTER|BEAST|DEATHRATTLE,RUSH,ELITE|3/2/4
BT_211|Imprisoned Felmaw|M|HUNTER|DEMON||2/5/4
BT_212|Mok'Nathal Lion|M|HUNTER|BEAST|RUSH|4/5/2
BT_213|Scavenger's Ingenuity|S|HUNTER|||2
BT_214|Beastmaster Leoroxx|M|HUNTER||ELITE|8/5/5
BT_230|The Lurker Below|M|SHAMAN|BEAST|ELITE|6/6/3 17.2.1:6/6/5
BT_233|Sword and Board|S|WARRIOR|||1
BT_249|Scrap Golem|M|WARRIOR|MECHANICAL|DEATHRATTLE,TAUNT|5/4/5
BT_252|Renew|S|PRIEST|||1
BT_253|Psyche Split|S|PRIEST|||5
BT_254|Sethekk Veilweaver|M|PRIEST|||2/2/3
BT_255|Kael'thas Sunstrider|M|||ELITE|6/4/7 17.2.1:7/4/7 24.6.2:6/4/7
BT_256|Dragonmaw Overseer|M|PRIEST|||3/2/2
BT_257|Apotheosis|S|PRIEST|||3
BT_258|Imprisoned Homunculus|M|PRIEST|DEMON|TAUNT|1/2/5
BT_262|Dragonmaw Sentinel|M|PRIEST|||2/1/4
BT_291|Apexis Blast|S|MAGE|||5
BT_292|Hand of A'dal|S|PALADIN|||2
BT_300|Hand of Gul'dan|S|WARLOCK|||6
BT_301|Nightshade Matron|M|WARLOCK|DEMON|RUSH|4/5/5
BT_302|The Dark Portal|S|WARLOCK|||4
BT_304|Enhanced Dreadlord|M|WARLOCK|DEMON|DEATHRATTLE,TAUNT|8/5/7
BT_305|Imprisoned Scrap Imp|M|WARLOCK|DEMON||2/3/3
BT_306|Shadow Council|S|WARLOCK|||1
BT_307|Darkglare|M|WARLOCK|DEMON||3/3/4 18.2:2/2/3 24.6.2:3/3/4
BT_309|Kanrethad Ebonlocke|M|WARLOCK||DEATHRATTLE,ELITE|2/3/2
BT_321|Netherwalker|M|DEMONHUNTER|||2/2/2
BT_334|Lady Liadrin|M|PALADIN||ELITE|7/4/6
BT_341|Skeletal Dragon|M|PRIEST|DRAGON|TAUNT|7/4/9
BT_423|Ashtongue Battlelord|M|DEMONHUNTER||LIFESTEAL,TAUNT|4/3/5
BT_429|Metamorphosis|S|DEMONHUNTER||ELITE|5
BT_430|Warglaives of Azzinoth|W|DEMONHUNTER|||5/3/4 17.6:6/3/4 24.6.2:5/3/3
BT_480|Crimson Sigil Runner|M|DEMONHUNTER|||1/2/1 17.2.1:1/1/1
BT_486|Pit Commander|M|DEMONHUNTER|DEMON|TAUNT|9/7/9
BT_491|Spectral Sight|S|DEMONHUNTER|||2
BT_493|Priestess of Fury|M|DEMONHUNTER|DEMON||7/6/7 17.2.1:7/6/5 24.6.2:7/6/7
BT_496|Furious Felfin|M|DEMONHUNTER|MURLOC||2/3/2
BT_509|Fel Summoner|M|DEMONHUNTER||DEATHRATTLE|6/8/3
BT_514|Immolation Aura|S|DEMONHUNTER|||2
BT_601|Skull of Gul'dan|S|DEMONHUNTER|||5 17.2.1:6
BT_701|Spymistress|M|ROGUE||STEALTH|1/3/1
BT_702|Ashtongue Slayer|M|ROGUE|||2/3/2
BT_703|Cursed Vagrant|M|ROGUE||DEATHRATTLE|7/7/5
BT_707|Ambush|S|ROGUE||SECRET|2
BT_709|Dirty Tricks|S|ROGUE||SECRET|2
BT_710|Greyheart Sage|M|ROGUE|||3/3/3
BT_711|Blackjack Stunner|M|ROGUE|||1/1/2
BT_713|Akama|M|ROGUE||DEATHRATTLE,STEALTH,ELITE|3/3/4
BT_714|Frozen Shadoweaver|M||||3/4/3
BT_715|Bonechewer Brawler|M|||TAUNT|2/2/3
BT_716|Bonechewer Vanguard|M|||TAUNT|7/4/10
BT_717|Burrowing Scorpid|M||BEAST||4/5/2
BT_720|Ruststeed Raider|M|||RUSH,TAUNT|5/1/8
BT_721|Blistering Rot|M||||3/1/2
BT_722|Guardian Augmerchant|M||||1/2/1
BT_723|Rocket Augmerchant|M||||1/2/1
BT_724|Ethereal Augmerchant|M||||1/2/1
BT_726|Dragonmaw Sky Stalker|M||DRAGON|DEATHRATTLE|6/5/6
BT_727|Soulbound Ashtongue|M||||1/1/4
BT_728|Disguised Wanderer|M||DEMON|DEATHRATTLE|4/3/3
BT_729|Waste Warden|M||||5/3/3
BT_730|Overconfident Orc|M|||TAUNT|3/1/6
BT_731|Infectious Sporeling|M||||1/1/2
BT_732|Scavenging Shivarra|M||DEMON||6/6/3
BT_733|Mo'arg Artificer|M||DEMON||2/2/4
BT_734|Supreme Abyssal|M||DEMON||8/12/12
BT_735|Al'ar|M||ELEMENTAL|DEATHRATTLE,ELITE|5/7/3
BT_737|Maiev Shadowsong|M|||ELITE|4/4/3
BT_761|Coilfang Warlord|M|DEMONHUNTER||DEATHRATTLE,RUSH|8/9/5
BT_781|Bulwark of Azzinoth|W|WARRIOR||ELITE|3/1/4
BT_850|Magtheridon|M||DEMON|ELITE|4/12/12
BT_934|Imprisoned Antaen|M|DEMONHUNTER|DEMON||5/10/6 17.2.1:6/10/6 24.6.2:5/10/6
# BOOMSDAY
BOT_020|Skaterbot|M||MECHANICAL|RUSH|1/1/1
BOT_021|Bronze Gatekeeper|M||MECHANICAL|TAUNT|3/1/5
BOT_031|Goblin Bomb|M||MECHANICAL|DEATHRATTLE|1/0/2
BOT_033|Bomb Toss|S|HUNTER|||2
BOT_034|Boommaster Flark|M|HUNTER||ELITE|7/5/5
BOT_035|Venomizer|M|HUNTER|MECHANICAL|POISONOUS|2/2/2
BOT_038|Fireworks Tech|M|HUNTER|||2/2/1
BOT_039|Necromechanic|M|HUNTER|||5/3/6 14.4:4/3/6
BOT_042|Weapons Project|S|WARRIOR|||2
BOT_050|Rusty Recycler|M||MECHANICAL|LIFESTEAL,TAUNT|5/2/6
BOT_054|Biology Project|S|DRUID|||1
BOT_059|Eternium Rover|M|WARRIOR|MECHANICAL||1/1/3
BOT_066|Mechanical Whelp|M||MECHANICAL|DEATHRATTLE|6/2/2
BOT_067|Rocket Boots|S|WARRIOR|||2
BOT_069|The Boomship|S|WARRIOR||ELITE|9
BOT_079|Faithful Lumi|M||MECHANICAL||1/1/1
BOT_083|Toxicologist|M||||2/2/2
BOT_084|Violet Haze|S|ROGUE|||3 14.4:2
BOT_087|Academic Espionage|S|ROGUE|||4
BOT_093|Elementary Reaction|S|SHAMAN|||2
BOT_098|Unpowered Mauler|M||MECHANICAL||2/2/4
BOT_099|Eureka!|S|SHAMAN|||6
BOT_101|Astral Rift|S|MAGE|||2
BOT_102|Spark Drill|M||MECHANICAL|DEATHRATTLE,RUSH|6/5/1
BOT_103|Stargazer Luna|M|MAGE||ELITE|3/2/4
BOT_104|Dyn-o-matic|M|WARRIOR|MECHANICAL||5/3/4
BOT_107|Missile Launcher|M||MECHANICAL||6/4/4
BOT_216|Omega Medic|M|PRIEST|||3/3/4
BOT_218|Security Rover|M|WARRIOR|MECHANICAL||6/2/5 14.4:6/2/6
BOT_219|Extra Arms|S|PRIEST|||3 14.4:2 15.4:3
BOT_222|Spirit Bomb|S|WARLOCK|||2 14.4:1
BOT_224|Doubling Imp|M|WARLOCK|DEMON||3/2/2
BOT_226|Nethersoul Buster|M|WARLOCK|DEMON||3/1/5
BOT_234|Shrink Ray|S|PALADIN|||5
BOT_236|Crystalsmith Kangor|M|PALADIN||DIVINE_SHIELD,LIFESTEAL,ELITE|2/1/2
BOT_237|Beryllium Nullifier|M|WARRIOR|MECHANICAL||7/3/8 14.4:7/4/8
BOT_238|Dr. Boom, Mad Genius|H|WARRIOR||ARMOR=7,ELITE|7//30 15.4:9//30 17.0:7//30
BOT_242|Myra's Unstable Element|S|ROGUE||ELITE|5
BOT_243|Myra Rotspring|M|ROGUE||ELITE|5/4/2
BOT_245|The Storm Bringer|S|SHAMAN||ELITE|7 14.4:6
BOT_246|Beakered Lightning|S|SHAMAN||OVERLOAD=2|0
BOT_251|Spider Bomb|M|HUNTER|MECHANICAL|DEATHRATTLE|3/2/2
BOT_254|Unexpected Results|S|MAGE|||4 14.4:3
BOT_256|Astromancer|M|MAGE|||7/5/5
BOT_257|Luna's Pocket Galaxy|S|MAGE||ELITE|7 14.4:5 15.4:7
BOT_258|Zerek, Master Cloner|M|PRIEST||DEATHRATTLE,ELITE|6/5/5
BOT_263|Soul Infusion|S|WARLOCK|||1
BOT_267|Piloted Reaper|M||MECHANICAL|DEATHRATTLE|4/4/3
BOT_270|Giggling Inventor|M||||5/2/1 14.0:7/2/1 17.0:6/2/1
BOT_280|Holomancer|M||||5/3/3
BOT_283|Pogo-Hopper|M|ROGUE|MECHANICAL||2/1/1 14.4:1/1/1
BOT_286|Necrium Blade|W|ROGUE||DEATHRATTLE|3/3/2
BOT_288|Lab Recruiter|M|ROGUE|||2/3/2
BOT_291|Storm Chaser|M|SHAMAN|ELEMENTAL||4/3/4
BOT_296|Omega Defender|M|||TAUNT|4/2/6
BOT_299|Omega Assembly|S|WARRIOR|||1
BOT_308|Spring Rocket|M||MECHANICAL||3/2/1
BOT_309|Upgradeable Framebot|M||MECHANICAL||2/1/5
BOT_312|Replicating Menace|M||MECHANICAL|DEATHRATTLE|4/3/1
BOT_401|Weaponized Piñata|M||MECHANICAL|DEATHRATTLE|4/4/3
BOT_402|Secret Plan|S|HUNTER|||1
BOT_404|Juicy Psychmelon|S|DRUID|||4
BOT_406|Supercollider|W|WARRIOR|||5/1/3
BOT_407|Thunderhead|M|SHAMAN|ELEMENTAL||4/3/5 14.4:4/3/6
BOT_411|Electra Stormsurge|M|SHAMAN|ELEMENTAL|ELITE|3/3/3
BOT_413|Brainstormer|M||||3/3/1
BOT_414|Cloakscale Chemist|M|||DIVINE_SHIELD,STEALTH|2/1/2
BOT_419|Dendrologist|M|DRUID|||2/2/3
BOT_420|Landscaping|S|DRUID|||3
BOT_422|Tending Tauren|M|DRUID|||6/3/4
BOT_423|Dreampetal Florist|M|DRUID|||7/4/4
BOT_424|Mecha'thun|M||MECHANICAL|DEATHRATTLE,ELITE|10/10/10
BOT_429|Flark's Boom-Zooka|S|HUNTER||ELITE|8 14.4:7
BOT_431|Whirliglider|M||||2/2/1
BOT_433|Dr. Morrigan|M|WARLOCK||DEATHRATTLE,ELITE|8/5/5 14.4:6/5/5
BOT_434|Flobbidinous Floop|M|DRUID||ELITE|4/3/4
BOT_435|Cloning Device|S|PRIEST|||2 14.4:1
BOT_436|Prismatic Lens|S|PALADIN|||4
BOT_437|Goblin Prank|S|HUNTER|||2
BOT_438|Cybertech Chip|S|HUNTER|||2
BOT_443|Void Analyst|M|WARLOCK|DEMON|DEATHRATTLE|2/2/2
BOT_444|Floop's Glorious Gloop|S|DRUID||ELITE|1
BOT_445|Mecharoo|M||MECHANICAL|DEATHRATTLE|1/1/1
BOT_447|Crystallizer|M||||1/1/3
BOT_448|Damaged Stegotron|M||MECHANICAL|TAUNT|6/5/12
BOT_451|Voltaic Burst|S|SHAMAN||OVERLOAD=1|1
BOT_453|Shooting Star|S|MAGE|||1
BOT_507|Gloop Sprayer|M|DRUID|||8/4/4 14.4:7/4/4
BOT_508|Necrium Vial|S|ROGUE|||5
BOT_509|Dead Ringer|M|PRIEST|MECHANICAL|DEATHRATTLE|2/2/1
BOT_511|Seaforium Bomber|M||||5/5/5
BOT_517|Topsy Turvy|S|PRIEST|||0
BOT_521|Ectomancy|S|WARLOCK|||6
BOT_523|Mulchmuncher|M|DRUID|MECHANICAL|RUSH|10/8/8 14.4:9/8/8
BOT_529|Power Word: Replicate|S|PRIEST|||5
BOT_531|Celestial Emissary|M|MAGE|ELEMENTAL||2/2/1
BOT_532|Explodinator|M||MECHANICAL||4/3/2
BOT_533|Menacing Nimbus|M|SHAMAN|ELEMENTAL||2/2/2
BOT_534|Bull Dozer|M||MECHANICAL|DIVINE_SHIELD|9/9/7
BOT_535|Microtech Controller|M||||3/2/1
BOT_536|Omega Agent|M|WARLOCK|||5/4/5
BOT_537|Mechano-Egg|M|PALADIN|MECHANICAL|DEATHRATTLE|5/0/5
BOT_538|Spark Engine|M||MECHANICAL||2/2/1
BOT_539|Arcane Dynamo|M||||6/3/4
BOT_540|E.M.P. Operative|M||||5/3/3
BOT_543|Omega Mind|M|SHAMAN|||2/2/3
BOT_544|Loose Specimen|M||BEAST||5/6/6
BOT_548|Zilliax|M||MECHANICAL|DIVINE_SHIELD,LIFESTEAL,RUSH,TAUNT,ELITE|5/3/2
BOT_550|Electrowright|M||||3/3/3
BOT_552|Star Aligner|M||||7/7/7
BOT_555|Harbinger Celestia|M|||STEALTH,ELITE|4/5/6
BOT_558|Test Subject|M|PRIEST||DEATHRATTLE|1/0/2
BOT_559|Augmented Elekk|M||BEAST||3/3/4
BOT_562|Coppertail Imposter|M||MECHANICAL||4/4/4
BOT_563|Wargear|M||MECHANICAL||5/5/5
BOT_565|Blightnozzle Crawler|M|ROGUE|MECHANICAL|DEATHRATTLE|4/2/4
BOT_566|Reckless Experimenter|M|PRIEST|||5/4/6
BOT_567|Zerek's Cloning Gallery|S|PRIEST||ELITE|9
BOT_568|The Soularium|S|WARLOCK||ELITE|1
BOT_573|Subject 9|M||BEAST|ELITE|5/4/4
BOT_576|Crazed Chemist|M|ROGUE|||5/4/4
BOT_600|Research Project|S|MAGE|||2
BOT_601|Meteorologist|M|MAGE|||6/3/3
BOT_603|Steel Rager|M||MECHANICAL|RUSH|4/5/1
BOT_604|Cosmic Anomaly|M|MAGE|ELEMENTAL|SPELLPOWER=2|4/4/3
BOT_606|Kaboom Bot|M||MECHANICAL|DEATHRATTLE|3/2/2
BOT_700|SN1P-SN4P|M||MECHANICAL|DEATHRATTLE,ELITE|3/2/3
BOT_906|Glow-Tron|M|PALADIN|MECHANICAL||1/1/3
BOT_907|Galvanizer|M||MECHANICAL||2/1/2
BOT_908|Autodefense Matrix|S|PALADIN||SECRET|1
BOT_909|Crystology|S|PALADIN|||2 14.4:1
BOT_910|Glowstone Technician|M|PALADIN|||6/3/4 14.4:5/3/4
BOT_911|Annoy-o-Module|M|PALADIN|MECHANICAL|DIVINE_SHIELD,TAUNT|4/2/4
BOT_912|Kangor's Endless Army|S|PALADIN||ELITE|7
BOT_913|Demonic Project|S|WARLOCK|||2
BOT_914|Whizbang the Wonderful|M|||ELITE|4/4/5
# BRM
BRM_001|Solemn Vigil|S|PALADIN|||5
BRM_002|Flamewaker|M|MAGE|||3/2/4
BRM_003|Dragon's Breath|S|MAGE|||5
BRM_004|Twilight Whelp|M|PRIEST|DRAGON||1/2/1
BRM_005|Demonwrath|S|WARLOCK|||3
BRM_006|Imp Gang Boss|M|WARLOCK|DEMON||3/2/4
BRM_007|Gang Up|S|ROGUE|||2
BRM_008|Dark Iron Skulker|M|ROGUE|||5/4/3
BRM_009|Volcanic Lumberer|M|DRUID||TAUNT|9/7/8
BRM_010|Druid of the Flame|M|DRUID|||3/2/2
BRM_011|Lava Shock|S|SHAMAN|||2
BRM_012|Fireguard Destroyer|M|SHAMAN|ELEMENTAL|OVERLOAD=1|4/3/6
BRM_013|Quick Shot|S|HUNTER|||2
BRM_014|Core Rager|M|HUNTER|BEAST||4/4/4
BRM_015|Revenge|S|WARRIOR|||2
BRM_016|Axe Flinger|M|WARRIOR|||4/2/5
BRM_017|Resurrect|S|PRIEST|||2
BRM_018|Dragon Consort|M|PALADIN|DRAGON||5/5/5
BRM_019|Grim Patron|M||||5/3/3
BRM_020|Dragonkin Sorcerer|M||DRAGON||4/3/5
BRM_022|Dragon Egg|M||||1/0/2
BRM_024|Drakonid Crusher|M||DRAGON||6/6/6
BRM_025|Volcanic Drake|M||DRAGON||6/6/4
BRM_026|Hungry Dragon|M||DRAGON||4/5/6
BRM_027|Majordomo Executus|M|||DEATHRATTLE,ELITE|9/9/7
BRM_028|Emperor Thaurissan|M|||ELITE|6/5/5
BRM_029|Rend Blackhand|M|||ELITE|7/8/4
BRM_030|Nefarian|M||DRAGON|ELITE|9/8/8
BRM_031|Chromaggus|M||DRAGON|ELITE|8/6/8
BRM_033|Blackwing Technician|M||||3/2/4
BRM_034|Blackwing Corruptor|M||||5/5/4
# DALARAN
DAL_007|Rafaam's Scheme|S|WARLOCK|||3
DAL_008|Dr. Boom's Scheme|S|WARRIOR|||4
DAL_009|Hagatha's Scheme|S|SHAMAN|||5
DAL_010|Togwaggle's Scheme|S|ROGUE|||1
DAL_011|Lazul's Scheme|S|PRIEST|||0
DAL_030|Shadowy Figure|M|PRIEST|||2/2/2
DAL_039|Convincing Infiltrator|M|PRIEST||DEATHRATTLE,TAUNT|5/2/6
DAL_040|Hench-Clan Shadequill|M|PRIEST||DEATHRATTLE|4/4/7
DAL_047|Walking Fountain|M|SHAMAN|ELEMENTAL|LIFESTEAL,RUSH,WINDFURY|8/4/8
DAL_049|Underbelly Angler|M|SHAMAN|MURLOC||2/2/3
DAL_052|Muckmorpher|M|SHAMAN|||5/4/4
DAL_058|Hecklebot|M||MECHANICAL|TAUNT|4/3/8
DAL_059|Dimensional Ripper|S|WARRIOR|||10
DAL_060|Clockwork Goblin|M|WARRIOR|MECHANICAL||3/3/3
DAL_062|Sweeping Strikes|S|WARRIOR|||2
DAL_063|Wrenchcalibur|W|WARRIOR|||4/3/2
DAL_064|Blastmaster Boom|M|WARRIOR||ELITE|7/7/7
DAL_065|Unsleeping Soul|S|PRIEST|||4
DAL_070|The Boom Reaver|M|WARRIOR|MECHANICAL|ELITE|10/7/9
DAL_071|Mutate|S|SHAMAN|||0
DAL_077|Toxfin|M||MURLOC||1/1/2
DAL_078|Traveling Healer|M|||DIVINE_SHIELD|4/3/2
DAL_081|Spellward Jeweler|M||||3/3/4
DAL_085|Dalaran Crusader|M|||DIVINE_SHIELD|5/5/4
DAL_086|Sunreaver Spy|M||||2/2/3
DAL_087|Hench-Clan Hag|M||||4/3/3
DAL_088|Safeguard|M||MECHANICAL|DEATHRATTLE,TAUNT|6/4/5
DAL_089|Spellbook Binder|M||||2/3/2
DAL_090|Hench-Clan Sneak|M|||STEALTH|3/3/3
DAL_092|Arcane Servant|M||ELEMENTAL||2/2/3
DAL_095|Violet Spellsword|M||||4/1/6
DAL_096|Violet Warden|M|||SPELLPOWER=1,TAUNT|6/4/7
DAL_141|Desperate Measures|S|PALADIN|||1
DAL_146|Bronze Herald|M|PALADIN|DRAGON|DEATHRATTLE|3/3/2
DAL_147|Dragon Speaker|M|PALADIN|||5/3/5
DAL_163|Messenger Raven|M|MAGE|BEAST||3/3/2
DAL_173|Darkest Hour|S|WARLOCK|||6
DAL_177|Conjurer's Calling|S|MAGE|||3 15.4:4 24.6.2:3
DAL_182|Magic Dart Frog|M|MAGE|BEAST||2/1/3
DAL_185|Aranasi Broodmother|M|WARLOCK|DEMON|TAUNT|6/4/6
DAL_256|The Forest's Aid|S|DRUID|||8
DAL_350|Crystal Power|S|DRUID|||1
DAL_351|Blessing of the Ancients|S|DRUID|||3
DAL_352|Crystalsong Portal|S|DRUID|||2
DAL_354|Acornbearer|M|DRUID||DEATHRATTLE|1/2/1
DAL_355|Lifeweaver|M|DRUID|||3/2/5
DAL_357|Lucentbark|M|DRUID||DEATHRATTLE,TAUNT,ELITE|8/4/8
DAL_366|Unidentified Contract|S|ROGUE|||6
DAL_371|Marked Shot|S|HUNTER|||4
DAL_372|Arcane Fletcher|M|HUNTER|||4/3/3
DAL_373|Rapid Fire|S|HUNTER|||1 24.6.2:2
DAL_376|Oblivitron|M|HUNTER|MECHANICAL|DEATHRATTLE,ELITE|6/3/4
DAL_377|Nine Lives|S|HUNTER|||3
DAL_378|Unleash the Beast|S|HUNTER|||6
DAL_379|Vereesa Windrunner|M|HUNTER||ELITE|7/5/6
DAL_400|EVIL Cable Rat|M||BEAST||2/1/1
DAL_413|EVIL Conscripter|M|PRIEST||DEATHRATTLE|2/2/2
DAL_415|EVIL Miscreant|M|ROGUE|||3/1/5 14.4:3/1/4
DAL_416|Hench-Clan Burglar|M|ROGUE|PIRATE||4/4/3 24.6.2:4/4/4
DAL_417|Heistbaron Togwaggle|M|ROGUE||ELITE|6/5/5
DAL_422|Arch-Villain Rafaam|M|WARLOCK||TAUNT,ELITE|7/7/8
DAL_431|Swampqueen Hagatha|M|SHAMAN||ELITE|7/5/5
DAL_432|Witch's Brew|S|SHAMAN|||2
DAL_433|Sludge Slurper|M|SHAMAN|MURLOC|OVERLOAD=1|1/2/1 16.0.5:1/1/1 16.6:1/2/1
DAL_434|Arcane Watcher|M||||3/5/6
DAL_538|Unseen Saboteur|M||||6/5/6
DAL_539|Sunreaver Warmage|M||||5/4/4
DAL_544|Potion Vendor|M||||1/1/1
DAL_546|Barista Lynchen|M|||ELITE|5/4/5
DAL_548|Azerite Elemental|M||ELEMENTAL||5/2/7
DAL_550|Underbelly Ooze|M||||7/3/5
DAL_551|Proud Defender|M|||TAUNT|4/2/6
DAL_553|Big Bad Archmage|M||||10/6/6
DAL_554|Chef Nomi|M|||ELITE|7/6/6
DAL_558|Archmage Vargoth|M|||ELITE|4/2/6
DAL_560|Heroic Innkeeper|M|||TAUNT|8/4/4
DAL_561|Jumbo Imp|M|WARLOCK|DEMON||10/8/8
DAL_563|Eager Underling|M|WARLOCK||DEATHRATTLE|4/2/2
DAL_565|Portal Overfiend|M||DEMON||6/5/6
DAL_566|Eccentric Scribe|M|||DEATHRATTLE|6/6/4
DAL_568|Lightforged Blessing|S|PALADIN|||2
DAL_570|Never Surrender!|S|PALADIN||SECRET|1
DAL_571|Mysterious Blade|W|PALADIN|||2/2/2
DAL_573|Commander Rhyssa|M|PALADIN||ELITE|3/4/3
DAL_575|Khadgar|M|MAGE||ELITE|2/2/2
DAL_576|Kirin Tor Tricaster|M|MAGE||SPELLPOWER=3|4/3/3
DAL_577|Ray of Frost|S|MAGE|||1
DAL_578|Power of Creation|S|MAGE|||8
DAL_581|Nozari|M|PALADIN|DRAGON|ELITE|10/4/12
DAL_582|Portal Keeper|M||DEMON||4/5/2
DAL_587|Shimmerfly|M|HUNTER|BEAST|DEATHRATTLE|1/1/1
DAL_589|Hunting Party|S|HUNTER|||5
DAL_592|Batterhead|M|||RUSH|8/3/12
DAL_602|Plot Twist|S|WARLOCK|||2
DAL_603|Mana Cyclone|M|MAGE|ELEMENTAL||2/2/2
DAL_604|Ursatron|M|HUNTER|MECHANICAL|DEATHRATTLE|3/3/3
DAL_605|Impferno|S|WARLOCK|||3
DAL_606|EVIL Genius|M|WARLOCK|||2/2/2
DAL_607|Fel Lord Betrug|M|WARLOCK|DEMON|ELITE|8/5/7
DAL_608|Magic Trick|S|MAGE|||1
DAL_609|Kalecgos|M|MAGE|DRAGON|ELITE|10/4/12 24.6.2:9/4/12
DAL_710|Soul of the Murloc|S|SHAMAN|||2
DAL_714|Underbelly Fence|M|ROGUE|||2/2/3
DAL_716|Vendetta|S|ROGUE|||4
DAL_719|Tak Nozwhisker|M|ROGUE||ELITE|7/6/6
DAL_720|Waggle Pick|W|ROGUE||DEATHRATTLE|4/4/2
DAL_721|Catrina Muerte|M|PRIEST||ELITE|8/6/8
DAL_723|Forbidden Words|S|PRIEST|||0
DAL_724|Mass Resurrection|S|PRIEST|||9
DAL_726|Scargil|M|SHAMAN|MURLOC|ELITE|4/4/4
DAL_727|Call to Adventure|S|PALADIN|||3
DAL_728|Daring Escape|S|ROGUE|||1
DAL_729|Madame Lazul|M|PRIEST||ELITE|3/3/2
DAL_731|Duel!|S|PALADIN|||5
DAL_732|Keeper Stalladris|M|DRUID||ELITE|2/2/3
DAL_733|Dreamway Guardians|S|DRUID|||2
DAL_735|Dalaran Librarian|M||||2/2/3
DAL_736|Archivist Elysiana|M|||ELITE|8/7/7 14.4:9/7/7 24.6.2:8/7/7
DAL_742|Whirlwind Tempest|M||ELEMENTAL||8/6/6
DAL_743|Hench-Clan Hogsteed|M||BEAST|DEATHRATTLE,RUSH|2/2/1
DAL_744|Faceless Rager|M||||3/5/1
DAL_747|Flight Master|M||||3/3/4
DAL_748|Mana Reservoir|M||ELEMENTAL|SPELLPOWER=1|2/0/6
DAL_749|Recurring Villain|M|||DEATHRATTLE|5/3/6
DAL_751|Mad Summoner|M||DEMON||6/4/4
DAL_752|Jepetto Joybuzz|M|||ELITE|8/6/6
DAL_759|Vicious Scraphound|M|WARRIOR|MECHANICAL||2/2/2
DAL_760|Burly Shovelfist|M|||RUSH|9/9/9
DAL_769|Improve Morale|S|WARRIOR|||1
DAL_770|Omega Devastator|M|WARRIOR|MECHANICAL||4/4/5
DAL_771|Soldier of Fortune|M||ELEMENTAL||4/5/6
DAL_773|Magic Carpet|M||||3/1/6
DAL_774|Exotic Mountseller|M||||7/5/8
DAL_775|Tunnel Blaster|M|||DEATHRATTLE,TAUNT|7/3/7
DAL_799|Crystal Stag|M|DRUID|BEAST|RUSH|5/4/4
DAL_800|Zayle, Shadow Cloak|M|||ELITE|2/3/2
# DARKMOON_FAIRE
DMF_002|N'Zoth, God of the Deep|M|||ELITE|10/5/7 24.6.2:9/5/7
DMF_004|Yogg-Saron, Master of Fate|M|||ELITE|10/7/5
DMF_044|Rock Rager|M||ELEMENTAL|TAUNT|2/5/1
DMF_053|Blood of G'huun|M|PRIEST|ELEMENTAL|TAUNT|9/8/8
DMF_054|Insight|S|PRIEST|||2
DMF_055|Idol of Y'Shaarj|S|PRIEST|||8
DMF_056|G'huun the Blood God|M|PRIEST||ELITE|8/8/8
DMF_057|Lunar Eclipse|S|DRUID|||2
DMF_058|Solar Eclipse|S|DRUID|||2
DMF_059|Fizzy Elemental|M|DRUID|ELEMENTAL|RUSH,TAUNT|9/10/10
DMF_060|Umbral Owl|M|DRUID|BEAST|RUSH|7/4/4
DMF_061|Faire Arborist|M|DRUID|||3/2/2
DMF_062|Gyreworm|M||ELEMENTAL||3/3/2
DMF_064|Carousel Gryphon|M|PALADIN|MECHANICAL||5/5/5
DMF_065|Banana Vendor|M||||3/2/4
DMF_066|Knife Vendor|M||||4/3/4
DMF_067|Prize Vendor|M||MURLOC||2/2/3
DMF_068|Optimistic Ogre|M||||5/6/7
DMF_069|Claw Machine|M||MECHANICAL|DEATHRATTLE,RUSH|6/6/3
DMF_070|Darkmoon Rabbit|M||BEAST|POISONOUS,RUSH|10/1/1
DMF_071|Tenwu of the Red Smoke|M|ROGUE||ELITE|2/3/2
DMF_073|Darkmoon Dirigible|M||MECHANICAL|DIVINE_SHIELD|3/3/2
DMF_074|Silas Darkmoon|M|||ELITE|7/4/4
DMF_075|Guess the Weight|S|DRUID|||2
DMF_078|Strongman|M|||TAUNT|7/6/6
DMF_079|Inconspicuous Rider|M||||3/2/2
DMF_080|Fleethoof Pearltusk|M||BEAST|RUSH|5/4/4
DMF_081|K'thir Ritualist|M|||TAUNT|3/4/4
DMF_082|Darkmoon Statue|M||||3/0/5
DMF_083|Dancing Cobra|M|HUNTER|BEAST||2/1/5
DMF_084|Jewel of N'Zoth|S|HUNTER|||8
DMF_085|Darkmoon Tonk|M|HUNTER|MECHANICAL|DEATHRATTLE|7/8/5
DMF_086|Petting Zoo|S|HUNTER|||3
DMF_087|Trampling Rhino|M|HUNTER|BEAST|RUSH|5/5/5
DMF_088|Rinling's Rifle|W|HUNTER||ELITE|4/2/2
DMF_089|Maxima Blastenheimer|M|HUNTER||ELITE|6/4/4
DMF_090|Don't Feed the Animals|S|HUNTER|||2
DMF_091|Wriggling Horror|M||||2/2/1
DMF_100|Confection Cyclone|M|MAGE|ELEMENTAL||2/3/2
DMF_101|Firework Elemental|M|MAGE|ELEMENTAL||5/3/5
DMF_102|Game Master|M|MAGE|||2/2/3
DMF_103|Mask of C'Thun|S|MAGE|||7
DMF_104|Grand Finale|S|MAGE|||8
DMF_105|Ring Toss|S|MAGE|||4
DMF_106|Occult Conjurer|M|MAGE|||4/4/4
DMF_107|Rigged Faire Game|S|MAGE||SECRET|3
DMF_108|Deck of Lunacy|S|MAGE||ELITE|2
DMF_109|Sayge, Seer of Darkmoon|M|MAGE||ELITE|6/5/5
DMF_110|Fire Breather|M|WARLOCK|DEMON||4/4/3
DMF_111|Man'ari Mosher|M|WARLOCK|DEMON||3/3/4
DMF_113|Free Admission|S|WARLOCK|||3
DMF_114|Midway Maniac|M|WARLOCK|DEMON|TAUNT|2/1/5
DMF_115|Revenant Rascal|M|WARLOCK|||3/3/3
DMF_116|The Nameless One|M|PRIEST||ELITE|4/4/4
DMF_117|Cascading Disaster|S|WARLOCK|||4
DMF_118|Tickatus|M|WARLOCK|DEMON|ELITE|6/8/8
DMF_119|Wicked Whispers|S|WARLOCK|||1
DMF_120|Nazmani Bloodweaver|M|PRIEST|||3/2/5
DMF_121|Fortune Teller|M|PRIEST|MECHANICAL|TAUNT|5/3/3
DMF_122|Mystery Winner|M|HUNTER|||1/1/1
DMF_123|Open the Cages|S|HUNTER||SECRET|2
DMF_124|Horrendous Growth|M||||2/2/2
DMF_125|Safety Inspector|M||||1/1/3
DMF_163|Carnival Clown|M|||TAUNT|9/4/4
DMF_174|Circus Medic|M||||4/3/4
DMF_184|Fairground Fool|M|PRIEST||TAUNT|3/4/3
DMF_186|Auspicious Spirits|S|PRIEST|||4
DMF_187|Palm Reading|S|PRIEST|||3
DMF_188|Y'Shaarj, the Defiler|M|||ELITE|10/10/10
DMF_189|Costumed Entertainer|M||||2/1/2
DMF_190|Fantastic Firebird|M||ELEMENTAL|WINDFURY|4/3/5
DMF_191|Showstopper|M|||DEATHRATTLE|2/3/2
DMF_194|Redscale Dragontamer|M|PALADIN|MURLOC|DEATHRATTLE|2/2/3
DMF_195|Snack Run|S|PALADIN|||2
DMF_202|Derailed Coaster|M||||5/3/2
DMF_217|Line Hopper|M|DEMONHUNTER|||3/3/4
DMF_219|Relentless Pursuit|S|DEMONHUNTER|||3
DMF_221|Felscream Blast|S|DEMONHUNTER||LIFESTEAL|1
DMF_222|Redeemed Pariah|M|DEMONHUNTER|||2/2/3
DMF_223|Renowned Performer|M|DEMONHUNTER||DEATHRATTLE|4/3/3
DMF_224|Expendable Performers|S|DEMONHUNTER|||7
DMF_225|Throw Glaive|S|DEMONHUNTER|||1
DMF_226|Bladed Lady|M|DEMONHUNTER|DEMON|RUSH|6/6/6
DMF_227|Dreadlord's Bite|W|DEMONHUNTER|||3/3/2 19.2:3/2/2 24.6.2:3/3/2
DMF_229|Stiltstepper|M|DEMONHUNTER|||3/4/1
DMF_230|Il'gynoth|M|DEMONHUNTER||ELITE|4/2/6
DMF_231|Zai, the Incredible|M|DEMONHUNTER||ELITE|5/5/3
DMF_235|Balloon Merchant|M|PALADIN|||4/3/5
DMF_236|Oh My Yogg!|S|PALADIN||SECRET|1
DMF_237|Carnival Barker|M|PALADIN|||3/3/2
DMF_238|Hammer of the Naaru|W|PALADIN|||6/3/3
DMF_240|Lothraxion the Redeemed|M|PALADIN|DEMON|ELITE|5/5/5
DMF_241|High Exarch Yrel|M|PALADIN||ELITE|8/7/5
DMF_244|Day at the Faire|S|PALADIN|||3
DMF_247|Insatiable Felhound|M|DEMONHUNTER|DEMON||3/2/5
DMF_248|Felsteel Executioner|M|DEMONHUNTER|ELEMENTAL||3/4/3
DMF_249|Acrobatics|S|DEMONHUNTER|||3
DMF_254|C'Thun, the Shattered|M|||ELITE|10/6/6
DMF_511|Foxy Fraud|M|ROGUE|||2/3/2
DMF_512|Cloak of Shadows|S|ROGUE|||3 24.6.2:4
DMF_513|Shadow Clone|S|ROGUE||SECRET|2
DMF_514|Ticket Master|M|ROGUE||DEATHRATTLE|3/4/3
DMF_515|Swindle|S|ROGUE|||2
DMF_516|Grand Empress Shek'zara|M|ROGUE||ELITE|6/5/7
DMF_517|Sweet Tooth|M|ROGUE|||2/3/2
DMF_518|Malevolent Strike|S|ROGUE|||5
DMF_519|Prize Plunderer|M|ROGUE|PIRATE||1/2/1
DMF_520|Parade Leader|M||||2/2/3
DMF_521|Sword Eater|M|WARRIOR|PIRATE|TAUNT|4/2/5
DMF_522|Minefield|S|WARRIOR|||2
DMF_523|Bumper Car|M|WARRIOR|MECHANICAL|DEATHRATTLE,RUSH|2/1/3
DMF_524|Ringmaster's Baton|W|WARRIOR|||2/1/3
DMF_525|Ringmaster Whatley|M|WARRIOR||ELITE|5/3/5
DMF_526|Stage Dive|S|WARRIOR|||1
DMF_528|Tent Trasher|M|WARRIOR|DRAGON|RUSH|5/5/5
DMF_529|E.T.C., God of Metal|M|WARRIOR||ELITE|2/1/4
DMF_530|Feat of Strength|S|WARRIOR|||3
DMF_531|Stage Hand|M|WARRIOR|MECHANICAL||2/3/2
DMF_532|Circus Amalgam|M||ALL|TAUNT|4/4/5
DMF_533|Ring Matron|M|WARLOCK|DEMON|DEATHRATTLE,TAUNT|6/6/4
DMF_534|Deck of Chaos|S|WARLOCK||ELITE|6 24.6.2:5
DMF_700|Revolve|S|SHAMAN|||1
DMF_701|Dunk Tank|S|SHAMAN|||4
DMF_702|Stormstrike|S|SHAMAN|||3
DMF_703|Pit Master|M|SHAMAN|||3/1/2
DMF_704|Cagematch Custodian|M|SHAMAN|ELEMENTAL||2/2/2
DMF_705|Whack-A-Gnoll Hammer|W|SHAMAN|||3/3/2
DMF_706|Deathmatch Pavilion|S|SHAMAN|||2
DMF_707|Magicfin|M|SHAMAN|MURLOC||3/3/4
DMF_708|Inara Stormcrash|M|SHAMAN||ELITE|5/4/5
DMF_709|Grand Totem Eys'or|M|SHAMAN|TOTEM|ELITE|3/0/4
DMF_730|Moontouched Amulet|S|DRUID|||3
DMF_732|Cenarion Ward|S|DRUID|||8
DMF_733|Kiri, Chosen of Elune|M|DRUID||ELITE|4/2/2
DMF_734|Greybough|M|DRUID||DEATHRATTLE,TAUNT,ELITE|5/4/6
YOP_001|Illidari Studies|S|DEMONHUNTER|||1
YOP_002|Felsaber|M|DEMONHUNTER|DEMON||4/5/6
YOP_003|Luckysoul Hoarder|M|WARLOCK/DEMONHUNTER|||3/3/4
YOP_004|Envoy Rustwix|M|WARLOCK|DEMON|DEATHRATTLE,ELITE|5/5/4
YOP_005|Barricade|S|PALADIN/WARRIOR|||4
YOP_006|Hysteria|S|PRIEST/WARLOCK|||3 24.6.2:4
YOP_007|Dark Inquisitor Xanesh|M|PRIEST||ELITE|5/3/5
YOP_008|Lightsteed|M|PRIEST|ELEMENTAL||4/3/6
YOP_009|Rally!|S|PALADIN/PRIEST|||4
YOP_010|Imprisoned Celestial|M|PALADIN|||3/4/5
YOP_011|Libram of Judgment|W|PALADIN|||7/5/3
YOP_012|Deathwarden|M||||3/2/5
YOP_013|Spiked Wheel|W|WARRIOR|||1/0/2
YOP_014|Ironclad|M|WARRIOR|MECHANICAL||3/2/4
YOP_015|Nitroboost Poison|S|ROGUE/WARRIOR|||1 24.6.2:2
YOP_016|Sparkjoy Cheat|M|ROGUE|||3/3/3
YOP_017|Shenanigans|S|ROGUE||SECRET|2
YOP_018|Keywarden Ivory|M|MAGE/ROGUE||ELITE|5/4/5
YOP_019|Conjure Mana Biscuit|S|MAGE|||2
YOP_020|Glacier Racer|M|MAGE|||1/1/3
YOP_021|Imprisoned Phoenix|M|MAGE/SHAMAN|ELEMENTAL|SPELLPOWER=2|2/2/3
YOP_022|Mistrunner|M|SHAMAN||OVERLOAD=1|5/4/4
YOP_023|Landslide|S|SHAMAN|||2
YOP_024|Guidance|S|DRUID/SHAMAN|||1
YOP_025|Dreaming Drake|M|DRUID|DRAGON|TAUNT|3/3/4
YOP_026|Arbor Up|S|DRUID|||5
YOP_027|Bola Shot|S|HUNTER|||2
YOP_028|Saddlemaster|M|HUNTER|||3/3/4
YOP_029|Resizing Pouch|S|DRUID/HUNTER|||1
YOP_030|Felfire Deadeye|M|HUNTER/DEMONHUNTER|||2/2/3
YOP_031|Crabrider|M||MURLOC|RUSH,WINDFURY|2/1/4
YOP_032|Armor Vendor|M||||1/1/3
YOP_033|Backfire|S|WARLOCK|||3
YOP_034|Runaway Blackwing|M||DRAGON||9/9/9
YOP_035|Moonfang|M||BEAST|ELITE|5/6/3
# DEMON_HUNTER_INITIATE
BT_173|Command the Illidari|S|DEMONHUNTER|||5
BT_175|Twin Slice|S|DEMONHUNTER|||0 17.4.1:1
BT_271|Flamereaper|W|DEMONHUNTER|||7/4/3
BT_351|Battlefiend|M|DEMONHUNTER|DEMON||1/2/2 17.2.1:1/1/2
BT_354|Blade Dance|S|DEMONHUNTER|||2 19.2:3
BT_355|Wrathscale Naga|M|DEMONHUNTER|||3/3/1 24.6.2:3/3/2
BT_407|Ur'zul Horror|M|DEMONHUNTER|DEMON|DEATHRATTLE|1/2/1
BT_416|Raging Felscreamer|M|DEMONHUNTER|||4/4/4
BT_427|Feast of Souls|S|DEMONHUNTER|||2 24.6.2:1
BT_481|Nethrandamus|M|DEMONHUNTER|DRAGON|ELITE|9/8/8
BT_487|Hulking Overfiend|M|DEMONHUNTER|DEMON|RUSH|8/5/10
BT_488|Soul Split|S|DEMONHUNTER|||4
BT_490|Consume Magic|S|DEMONHUNTER|||1
BT_510|Wrathspike Brute|M|DEMONHUNTER|DEMON|TAUNT|5/2/6
BT_752|Blur|S|DEMONHUNTER|||0
BT_753|Mana Burn|S|DEMONHUNTER|||1
BT_801|Eye Beam|S|DEMONHUNTER||LIFESTEAL|3
BT_814|Illidari Felblade|M|DEMONHUNTER||RUSH|4/5/3
BT_922|Umberwing|W|DEMONHUNTER|||2/1/2
BT_937|Altruis the Outcast|M|DEMONHUNTER||ELITE|3/3/2 17.2.1:4/4/2
# DRAGONS
DRG_006|Corrosive Breath|S|HUNTER|||2
DRG_007|Stormhammer|W|HUNTER|||3/3/2
DRG_008|Righteous Cause|S|PALADIN|||1
DRG_010|Diving Gryphon|M|HUNTER|BEAST|RUSH|3/4/1
DRG_019|Scion of Ruin|M|WARRIOR|DRAGON|RUSH|3/3/2 16.2:4/3/2 24.6.2:3/3/2
DRG_020|EVIL Quartermaster|M|WARRIOR|||3/2/3
DRG_021|Ritual Chopper|W|WARRIOR|||2/1/2
DRG_022|Ramming Speed|S|WARRIOR|||3
DRG_023|Skybarge|M|WARRIOR|MECHANICAL||3/2/5
DRG_024|Sky Raider|M|WARRIOR|PIRATE||1/1/2
DRG_025|Ancharrr|W|WARRIOR||ELITE|3/2/3 16.2:3/2/2
DRG_026|Deathwing, Mad Aspect|M|WARRIOR|DRAGON|ELITE|8/12/12
DRG_027|Umbral Skulker|M|ROGUE|||4/3/3
DRG_028|Dragon's Hoard|S|ROGUE|||1
DRG_030|Praise Galakrond!|S|ROGUE|||1
DRG_031|Necrium Apothecary|M|ROGUE|||4/2/5 16.2:5/2/5 24.6.2:4/2/5
DRG_033|Candle Breath|S|ROGUE|||6
DRG_034|Stowaway|M|ROGUE|||5/4/4
DRG_035|Bloodsail Flybooter|M|ROGUE|PIRATE||1/1/1
DRG_036|Waxadred|M|ROGUE|DRAGON|DEATHRATTLE,ELITE|5/7/5
DRG_037|Flik Skyshiv|M|ROGUE||ELITE|6/4/4
DRG_049|Tasty Flyfish|M||MURLOC|DEATHRATTLE|2/2/2
DRG_050|Devoted Maniac|M|||RUSH|4/2/2
DRG_051|Strength in Numbers|S|DRUID|||1
DRG_054|Big Ol' Whelp|M||DRAGON||5/5/5
DRG_055|Hoard Pillager|M||PIRATE||4/4/2
DRG_056|Parachute Brigand|M||PIRATE||2/2/2
DRG_057|Hot Air Balloon|M||MECHANICAL||1/1/2
DRG_058|Wing Commander|M||||4/2/5
DRG_059|Goboglide Tech|M||||3/3/3
DRG_060|Fire Hawk|M||ELEMENTAL||3/1/3
DRG_061|Gyrocopter|M||MECHANICAL|RUSH,WINDFURY|6/4/5
DRG_062|Wyrmrest Purifier|M||||2/3/2
DRG_063|Dragonmaw Poacher|M||||4/4/4
DRG_064|Zul'Drak Ritualist|M|||TAUNT|4/3/9
DRG_065|Hippogryph|M||BEAST|RUSH,TAUNT|4/2/6
DRG_066|Evasive Chimaera|M||BEAST|POISONOUS|2/2/1
DRG_067|Troll Batrider|M||||4/3/3
DRG_068|Living Dragonbreath|M||ELEMENTAL||3/3/4
DRG_069|Platebreaker|M||||5/5/5
DRG_070|Dragon Breeder|M||||2/2/3
DRG_071|Bad Luck Albatross|M||BEAST|DEATHRATTLE|3/4/3 17.2.1:4/4/3 24.6.2:3/4/3
DRG_072|Skyfin|M||MURLOC||5/3/3
DRG_073|Evasive Feywing|M||DRAGON||4/5/4
DRG_074|Camouflaged Dirigible|M||MECHANICAL||6/6/6
DRG_075|Cobalt Spellkin|M||DRAGON||5/3/5
DRG_076|Faceless Corruptor|M|||RUSH|5/5/4 16.0.5:5/4/4
DRG_077|Utgarde Grapplesniper|M||||6/5/5
DRG_078|Depth Charge|M||||1/0/5
DRG_079|Evasive Wyrm|M||DRAGON|DIVINE_SHIELD,RUSH|6/5/3
DRG_081|Scalerider|M||||3/3/3
DRG_082|Kobold Stickyfinger|M||PIRATE||5/4/4
DRG_084|Tentacled Menace|M||||5/6/5
DRG_086|Chromatic Egg|M|||DEATHRATTLE|5/0/3
DRG_088|Dread Raven|M||BEAST||3/3/4
DRG_089|Dragonqueen Alexstrasza|M||DRAGON|ELITE|9/8/8
DRG_090|Murozond the Infinite|M|PRIEST|DRAGON|ELITE|8/8/8
DRG_091|Shu'ma|M|||ELITE|7/1/7
DRG_092|Transmogrifier|M||||2/2/3
DRG_095|Veranus|M|HUNTER|DRAGON|ELITE|6/7/6
DRG_096|Bandersmosh|M|SHAMAN||ELITE|5/5/5
DRG_099|Kronx Dragonhoof|M|||ELITE|6/6/6
DRG_102|Azure Explorer|M|MAGE|DRAGON|SPELLPOWER=2|4/2/3
DRG_104|Chenvaala|M|MAGE|ELEMENTAL|ELITE|3/2/5
DRG_106|Arcane Breath|S|MAGE|||1
DRG_107|Violet Spellwing|M|MAGE|ELEMENTAL|DEATHRATTLE|1/1/1
DRG_109|Mana Giant|M|MAGE|ELEMENTAL||8/8/8
DRG_201|Crazed Netherwing|M|WARLOCK|DRAGON||5/5/5
DRG_202|Dragonblight Cultist|M|WARLOCK|||3/1/1
DRG_203|Veiled Worshipper|M|WARLOCK|||4/5/4
DRG_204|Dark Skies|S|WARLOCK|||3
DRG_205|Nether Breath|S|WARLOCK|||2
DRG_206|Rain of Fire|S|WARLOCK|||1
DRG_207|Abyssal Summoner|M|WARLOCK|||6/2/2
DRG_208|Valdris Felgorge|M|WARLOCK||ELITE|7/4/4
DRG_209|Zzeraku the Warped|M|WARLOCK|DRAGON|ELITE|8/4/12
DRG_211|Squallhunter|M|SHAMAN|DRAGON|OVERLOAD=2,SPELLPOWER=2|4/5/7
DRG_213|Twin Tyrant|M||DRAGON||8/4/10
DRG_215|Storm's Wrath|S|SHAMAN||OVERLOAD=1|1
DRG_216|Surging Tempest|M|SHAMAN|ELEMENTAL||1/1/3
DRG_217|Dragon's Pack|S|SHAMAN|||5
DRG_218|Corrupt Elementalist|M|SHAMAN|||5/3/3 16.0.5:6/3/3 24.6.2:5/3/3
DRG_219|Lightning Breath|S|SHAMAN|||3
DRG_223|Cumulo-Maximus|M|SHAMAN|ELEMENTAL||5/5/5
DRG_224|Nithogg|M|SHAMAN|DRAGON|ELITE|6/5/5
DRG_225|Sky Claw|M|PALADIN|MECHANICAL||3/1/2
DRG_226|Amber Watcher|M|PALADIN|DRAGON||5/4/6
DRG_229|Bronze Explorer|M|PALADIN|DRAGON|LIFESTEAL|3/2/3 24.6.2:3/3/3
DRG_231|Lightforged Crusader|M|PALADIN|||7/7/7
DRG_232|Lightforged Zealot|M|PALADIN|||4/4/2
DRG_233|Sand Breath|S|PALADIN|||1
DRG_235|Dragonrider Talritha|M|PALADIN||DEATHRATTLE,ELITE|3/3/3
DRG_239|Blazing Battlemage|M||||1/2/2
DRG_242|Shield of Galakrond|M|||TAUNT|5/4/5
DRG_246|Time Rip|S|PRIEST|||5
DRG_247|Seal Fate|S|ROGUE|||3
DRG_248|Invocation of Frost|S|SHAMAN|||1 16.2:2 24.6.2:1
DRG_249|Awaken!|S|WARRIOR|||3
DRG_250|Fiendish Rites|S|WARLOCK|||3 16.2:4 24.6.2:3
DRG_251|Clear the Way|S|HUNTER|||1
DRG_252|Phase Stalker|M|HUNTER|BEAST||2/2/3
DRG_253|Dwarven Sharpshooter|M|HUNTER|||1/1/3
DRG_254|Primordial Explorer|M|HUNTER|DRAGON|POISONOUS|3/2/3
DRG_255|Toxic Reinforcements|S|HUNTER|||1
DRG_256|Dragonbane|M|HUNTER|MECHANICAL|ELITE|4/3/5
DRG_257|Frizz Kindleroost|M|||ELITE|4/5/4
DRG_258|Sanctuary|S|PALADIN|||2
DRG_270|Malygos, Aspect of Magic|M|MAGE|DRAGON|ELITE|5/2/8
DRG_300|Fate Weaver|M|PRIEST|DRAGON||4/3/6
DRG_301|Whispers of EVIL|S|PRIEST|||0
DRG_302|Grave Rune|S|PRIEST|||4
DRG_303|Disciple of Galakrond|M|PRIEST|||1/1/2
DRG_304|Chronobreaker|M|PRIEST|DRAGON|DEATHRATTLE|5/4/5
DRG_306|Envoy of Lazul|M|PRIEST|||2/2/2
DRG_307|Breath of the Infinite|S|PRIEST|||3
DRG_308|Mindflayer Kaahrj|M|PRIEST||DEATHRATTLE,ELITE|3/3/3
DRG_309|Nozdormu the Timeless|M|PALADIN|DRAGON|ELITE|4/8/8
DRG_310|Evasive Drakonid|M||DRAGON|TAUNT|7/7/7
DRG_311|Treenforcements|S|DRUID|||1
DRG_312|Shrubadier|M|DRUID|||2/1/1
DRG_313|Emerald Explorer|M|DRUID|DRAGON|TAUNT|6/4/8
DRG_314|Aeroponics|S|DRUID|||5
DRG_315|Embiggen|S|DRUID|||0
DRG_317|Secure the Deck|S|DRUID|||1
DRG_318|Breath of Dreams|S|DRUID|||2
DRG_319|Goru the Mightree|M|DRUID||TAUNT,ELITE|7/5/10
DRG_320|Ysera, Unleashed|M|DRUID|DRAGON|ELITE|9/4/12
DRG_321|Rolling Fireball|S|MAGE|||5
DRG_322|Dragoncaster|M|MAGE|||6/4/4 17.6:7/4/4 24.6.2:6/4/4
DRG_323|Learn Draconic|S|MAGE|||1
DRG_324|Elemental Allies|S|MAGE|||1
DRG_401|Grizzled Wizard|M||||2/3/2
DRG_402|Sathrovarr|M||DEMON|ELITE|9/5/5
DRG_403|Blowtorch Saboteur|M||||3/3/4
DRG_500|Molten Breath|S|WARRIOR|||4
DRG_600|Galakrond, the Wretched|H|WARLOCK||ARMOR=5,ELITE|7//30
DRG_610|Galakrond, the Nightmare|H|ROGUE||ARMOR=5,ELITE|7//30
DRG_620|Galakrond, the Tempest|H|SHAMAN||ARMOR=5,ELITE|7//30
DRG_650|Galakrond, the Unbreakable|H|WARRIOR||ARMOR=5,ELITE|7//30
DRG_660|Galakrond, the Unspeakable|H|PRIEST||ARMOR=5,ELITE|7//30
# EXPERT1
CS1_069|Fen Creeper|M|||TAUNT|5/3/6
CS1_129|Inner Fire|S|PRIEST|||1
CS2_028|Blizzard|S|MAGE|||6
CS2_038|Ancestral Spirit|S|SHAMAN|||2
CS2_053|Far Sight|S|SHAMAN|||3
CS2_059|Blood Imp|M|WARLOCK|DEMON|STEALTH|1/1/1 1.0.0.4442:1/0/1
CS2_073|Cold Blood|S|ROGUE|||1 14.0:2
CS2_104|Rampage|S|WARRIOR|||2
CS2_117|Earthen Ring Farseer|M||||3/3/3
CS2_146|Southsea Deckhand|M||PIRATE||1/2/1
CS2_151|Silver Hand Knight|M||||5/4/4
CS2_161|Ravenholdt Assassin|M|||STEALTH|7/7/5
CS2_169|Young Dragonhawk|M||BEAST|WINDFURY|1/1/1
CS2_181|Injured Blademaster|M||||3/4/7
CS2_188|Abusive Sergeant|M||||1/2/1 9.0:1/1/1
CS2_203|Ironbeak Owl|M||BEAST||2/2/1 9.0:3/2/1
CS2_221|Spiteful Smith|M||||5/4/6
CS2_227|Venture Co. Mercenary|M||||5/7/6
CS2_231|Wisp|M||||0/1/1
CS2_233|Blade Flurry|S|ROGUE|||2 9.0:4 24.6.2:2
DS1_188|Gladiator's Longbow|W|HUNTER|||7/5/2
EX1_001|Lightwarden|M||||1/1/2
EX1_002|The Black Knight|M|||ELITE|6/4/5
EX1_004|Young Priestess|M||||1/2/1
EX1_005|Big Game Hunter|M||||3/4/2 9.0:5/4/2 24.6.2:4/4/2
EX1_006|Alarm-o-Bot|M||MECHANICAL||3/0/3
EX1_008|Argent Squire|M|||DIVINE_SHIELD|1/1/1
EX1_009|Angry Chicken|M||BEAST||1/1/1
EX1_010|Worgen Infiltrator|M|||STEALTH|1/2/1
EX1_012|Bloodmage Thalnos|M|||DEATHRATTLE,SPELLPOWER=1,ELITE|2/1/1
EX1_014|King Mukla|M||BEAST|ELITE|3/5/5
EX1_017|Jungle Panther|M||BEAST|STEALTH|3/4/2
EX1_020|Scarlet Crusader|M|||DIVINE_SHIELD|3/3/1
EX1_021|Thrallmar Farseer|M|||WINDFURY|3/2/3
EX1_023|Silvermoon Guardian|M|||DIVINE_SHIELD|4/3/3
EX1_028|Stranglethorn Tiger|M||BEAST|STEALTH|5/5/5
EX1_029|Leper Gnome|M|||DEATHRATTLE|1/2/1 9.0:1/1/1 24.6.2:1/2/1
EX1_032|Sunwalker|M|||DIVINE_SHIELD,TAUNT|6/4/5
EX1_033|Windfury Harpy|M|||WINDFURY|6/4/5
EX1_043|Twilight Drake|M||DRAGON||4/4/1
EX1_044|Questing Adventurer|M||||3/2/2
EX1_045|Ancient Watcher|M||||2/4/5
EX1_046|Dark Iron Dwarf|M||||4/4/4
EX1_049|Youthful Brewmaster|M||||2/3/2
EX1_055|Mana Addict|M||||2/1/3
EX1_057|Ancient Brewmaster|M||||4/5/4
EX1_058|Sunfury Protector|M||||2/2/3
EX1_059|Crazed Alchemist|M||||2/2/2
EX1_067|Argent Commander|M|||CHARGE,DIVINE_SHIELD|6/4/2
EX1_076|Pint-Sized Summoner|M||||2/2/2
EX1_080|Secretkeeper|M||||1/1/2
EX1_082|Mad Bomber|M||||2/3/2
EX1_083|Tinkmaster Overspark|M|||ELITE|3/2/2 1.0.0.4944:3/3/3
EX1_089|Arcane Golem|M||||3/4/2 9.0:3/4/4 24.6.2:3/4/2
EX1_091|Cabal Shadow Priest|M|PRIEST|||6/4/5
EX1_093|Defender of Argus|M||||4/3/3 1.0.0.4442:4/2/3 24.6.2:4/3/3
EX1_095|Gadgetzan Auctioneer|M||||5/4/4 2.0.0.7234:6/4/4
EX1_096|Loot Hoarder|M|||DEATHRATTLE|2/2/1
EX1_097|Abomination|M|||DEATHRATTLE,TAUNT|5/4/4
EX1_100|Lorewalker Cho|M|||ELITE|2/0/4
EX1_102|Demolisher|M||MECHANICAL||3/1/4
EX1_103|Coldlight Seer|M||MURLOC||3/2/3
EX1_110|Cairne Bloodhoof|M|||DEATHRATTLE,ELITE|6/4/5 24.6.2:6/5/5
EX1_124|Eviscerate|S|ROGUE|||2
EX1_126|Betrayal|S|ROGUE|||2
EX1_130|Noble Sacrifice|S|PALADIN||SECRET|1
EX1_131|Defias Ringleader|M|ROGUE|||2/2/2
EX1_132|Eye for an Eye|S|PALADIN||SECRET|1
EX1_133|Perdition's Blade|W|ROGUE|||3/2/2
EX1_134|SI:7 Agent|M|ROGUE|||3/3/3
EX1_136|Redemption|S|PALADIN||SECRET|1
EX1_137|Headcrack|S|ROGUE|||3
EX1_144|Shadowstep|S|ROGUE|||0
EX1_145|Preparation|S|ROGUE|||0
EX1_154|Wrath|S|DRUID|||2
EX1_155|Mark of Nature|S|DRUID|||3
EX1_158|Soul of the Forest|S|DRUID|||4
EX1_160|Power of the Wild|S|DRUID|||2
EX1_162|Dire Wolf Alpha|M||BEAST||2/2/2
EX1_164|Nourish|S|DRUID|||5 14.0:6 24.6.2:5
EX1_165|Druid of the Claw|M|DRUID|||5/4/4 24.6.2:5/5/4
EX1_166|Keeper of the Grove|M|DRUID|||4/2/4 9.0:4/2/2 24.6.2:4/2/4
EX1_170|Emperor Cobra|M||BEAST|POISONOUS|3/2/3
EX1_178|Ancient of War|M|DRUID|||7/5/5
EX1_179|Icicle|S|MAGE|||2
EX1_180|Tome of Intellect|S|MAGE|||1
EX1_181|Call of the Void|S|WARLOCK|||1
EX1_182|Pilfer|S|ROGUE|||1
EX1_183|Gift of the Wild|S|DRUID|||8
EX1_184|Righteousness|S|PALADIN|||5
EX1_185|Siegebreaker|M|WARLOCK|DEMON|TAUNT|7/5/8
EX1_186|SI:7 Infiltrator|M||||4/5/4
EX1_187|Arcane Devourer|M||ELEMENTAL||8/5/5 24.6.2:8/4/8
EX1_188|Barrens Stablehand|M||||7/4/4 24.6.2:7/5/5
EX1_189|Brightwing|M||DRAGON|ELITE|3/3/2
EX1_190|High Inquisitor Whitemane|M|||ELITE|7/6/8 24.6.2:6/5/7
EX1_195|Kul Tiran Chaplain|M|PRIEST|||2/2/3
EX1_196|Scarlet Subjugator|M|PRIEST|||1/2/1
EX1_197|Shadow Word: Ruin|S|PRIEST|||4
EX1_198|Natalie Seline|M|PRIEST||ELITE|8/8/1
EX1_238|Lightning Bolt|S|SHAMAN||OVERLOAD=1|1
EX1_241|Lava Burst|S|SHAMAN||OVERLOAD=2|3
EX1_243|Dust Devil|M|SHAMAN|ELEMENTAL|OVERLOAD=2,WINDFURY|1/3/1
EX1_245|Earth Shock|S|SHAMAN|||1
EX1_247|Stormforged Axe|W|SHAMAN||OVERLOAD=1|2/2/3
EX1_248|Feral Spirit|S|SHAMAN||OVERLOAD=2|3
EX1_249|Baron Geddon|M||ELEMENTAL|ELITE|7/7/5 24.6.2:7/7/7
EX1_250|Earth Elemental|M|SHAMAN|ELEMENTAL|OVERLOAD=3,TAUNT|5/7/8
EX1_251|Forked Lightning|S|SHAMAN||OVERLOAD=2|1
EX1_258|Unbound Elemental|M|SHAMAN|ELEMENTAL||3/2/4 24.6.2:3/3/4
EX1_259|Lightning Storm|S|SHAMAN||OVERLOAD=2|3
EX1_274|Ethereal Arcanist|M|MAGE|||4/3/3
EX1_275|Cone of Cold|S|MAGE|||4 24.6.2:3
EX1_279|Pyroblast|S|MAGE|||8 1.0.0.4442:10
EX1_283|Frost Elemental|M||ELEMENTAL||6/5/5
EX1_287|Counterspell|S|MAGE||SECRET|3
EX1_289|Ice Barrier|S|MAGE||SECRET|3
EX1_294|Mirror Entity|S|MAGE||SECRET|3
EX1_301|Felguard|M|WARLOCK|DEMON|TAUNT|3/3/5
EX1_303|Shadowflame|S|WARLOCK|||4
EX1_304|Void Terror|M|WARLOCK|DEMON||3/3/3 24.6.2:3/3/4
EX1_309|Siphon Soul|S|WARLOCK|||6 24.6.2:5
EX1_312|Twisting Nether|S|WARLOCK|||8
EX1_313|Pit Lord|M|WARLOCK|DEMON||4/5/6
EX1_315|Summoning Portal|M|WARLOCK|||4/0/4
EX1_317|Sense Demons|S|WARLOCK|||3
EX1_319|Flame Imp|M|WARLOCK|DEMON||1/3/2
EX1_320|Bane of Doom|S|WARLOCK|||5
EX1_323|Lord Jaraxxus|M|WARLOCK|DEMON|ELITE|9/3/15 24.6.2:9//30
EX1_332|Silence|S|PRIEST|||0
EX1_334|Shadow Madness|S|PRIEST|||4 17.0:3
EX1_335|Lightspawn|M|PRIEST|ELEMENTAL||4/0/5 24.6.2:3/0/4
EX1_339|Thoughtsteal|S|PRIEST|||3 17.0:2
EX1_341|Lightwell|M|PRIEST|||2/0/5
EX1_345|Mindgames|S|PRIEST|||4
EX1_354|Lay on Hands|S|PALADIN|||8
EX1_355|Blessed Champion|S|PALADIN|||5
EX1_362|Argent Protector|M|PALADIN|||2/2/2 24.6.2:2/3/2
EX1_363|Blessing of Wisdom|S|PALADIN|||1
EX1_365|Holy Wrath|S|PALADIN|||5
EX1_366|Sword of Justice|W|PALADIN|||3/1/5
EX1_379|Repentance|S|PALADIN||SECRET|1
EX1_382|Aldor Peacekeeper|M|PALADIN|||3/3/3
EX1_383|Tirion Fordring|M|PALADIN||DEATHRATTLE,DIVINE_SHIELD,TAUNT,ELITE|8/6/6
EX1_384|Avenging Wrath|S|PALADIN|||6
EX1_390|Tauren Warrior|M|||TAUNT|3/2/3
EX1_391|Slam|S|WARRIOR|||2 24.6.2:1
EX1_392|Battle Rage|S|WARRIOR|||2
EX1_393|Amani Berserker|M||||2/2/3
EX1_396|Mogu'shan Warden|M|||TAUNT|4/1/7
EX1_398|Arathi Weaponsmith|M|WARRIOR|||4/3/3
EX1_402|Armorsmith|M|WARRIOR|||2/1/4
EX1_405|Shieldbearer|M|||TAUNT|1/0/4
EX1_407|Brawl|S|WARRIOR|||5
EX1_408|Mortal Strike|S|WARRIOR|||4
EX1_409|Upgrade!|S|WARRIOR|||1
EX1_410|Shield Slam|S|WARRIOR|||1
EX1_411|Gorehowl|W|WARRIOR|||7/7/1
EX1_412|Raging Worgen|M||||3/3/3
EX1_414|Grommash Hellscream|M|WARRIOR||CHARGE,ELITE|8/4/9
EX1_507|Murloc Warleader|M||MURLOC||3/3/3
EX1_509|Murloc Tidecaller|M||MURLOC||1/1/2
EX1_522|Patient Assassin|M|ROGUE||POISONOUS,STEALTH|2/1/1 24.6.2:2/1/2
EX1_531|Scavenging Hyena|M|HUNTER|BEAST||2/2/2
EX1_533|Misdirection|S|HUNTER||SECRET|2
EX1_534|Savannah Highmane|M|HUNTER|BEAST|DEATHRATTLE|6/6/5
EX1_536|Eaglehorn Bow|W|HUNTER|||3/3/2
EX1_537|Explosive Shot|S|HUNTER|||5
EX1_538|Unleash the Hounds|S|HUNTER|||4 1.0.0.4442:2 1.0.0.5314:3
EX1_543|King Krush|M|HUNTER|BEAST|CHARGE,ELITE|9/8/8
EX1_544|Flare|S|HUNTER|||1 2.0.0.7234:2 24.6.2:1
EX1_549|Bestial Wrath|S|HUNTER|||1
EX1_554|Snake Trap|S|HUNTER||SECRET|2
EX1_556|Harvest Golem|M||MECHANICAL|DEATHRATTLE|3/2/3
EX1_557|Nat Pagle|M|||ELITE|2/0/4
EX1_558|Harrison Jones|M|||ELITE|5/5/4
EX1_559|Archmage Antonidas|M|MAGE||ELITE|7/5/7
EX1_560|Nozdormu|M||DRAGON|ELITE|9/8/8
EX1_561|Alexstrasza|M||DRAGON|ELITE|9/8/8
EX1_562|Onyxia|M||DRAGON|ELITE|9/8/8
EX1_563|Malygos|M||DRAGON|SPELLPOWER=5,ELITE|9/4/12
EX1_564|Faceless Manipulator|M||||5/3/3
EX1_567|Doomhammer|W|SHAMAN||OVERLOAD=2,WINDFURY|5/2/8
EX1_570|Bite|S|DRUID|||4
EX1_571|Force of Nature|S|DRUID|||6 9.0:5
EX1_572|Ysera|M||DRAGON|ELITE|9/4/12
EX1_573|Cenarius|M|DRUID||ELITE|9/5/8 24.6.2:8/5/8
EX1_575|Mana Tide Totem|M|SHAMAN|TOTEM||3/0/3
EX1_577|The Beast|M||BEAST|DEATHRATTLE,ELITE|6/9/7
EX1_578|Savagery|S|DRUID|||1
EX1_583|Priestess of Elune|M||||6/5/4
EX1_584|Ancient Mage|M||||4/2/5
EX1_586|Sea Giant|M||||10/8/8
EX1_590|Blood Knight|M||||3/3/3
EX1_594|Vaporize|S|MAGE||SECRET|3
EX1_595|Cult Master|M||||4/4/2
EX1_596|Demonfire|S|WARLOCK|||2
EX1_597|Imp Master|M||||3/1/5
EX1_603|Cruel Taskmaster|M|WARRIOR|||2/2/2 24.6.2:2/2/3
EX1_604|Frothing Berserker|M|WARRIOR|||3/2/4
EX1_607|Inner Rage|S|WARRIOR|||0
EX1_608|Sorcerer's Apprentice|M|MAGE|||2/3/2 24.6.2:4/3/2
EX1_609|Snipe|S|HUNTER||SECRET|2
EX1_610|Explosive Trap|S|HUNTER||SECRET|2
EX1_611|Freezing Trap|S|HUNTER||SECRET|2
EX1_612|Kirin Tor Mage|M|MAGE|||3/4/3
EX1_613|Edwin VanCleef|M|ROGUE||ELITE|3/2/2 19.2.1:4/2/2 24.6.2:3/2/2
EX1_614|Illidan Stormrage~17.0~Xavius|M||DEMON|ELITE|6/7/5
EX1_616|Mana Wraith|M||||2/2/2
EX1_617|Deadly Shot|S|HUNTER|||3
EX1_619|Equality|S|PALADIN|||2 14.0:4 24.6.2:2
EX1_621|Circle of Healing|S|PRIEST|||0
EX1_623|Temple Enforcer|M|PRIEST|||6/6/6 17.0:5/5/6
EX1_626|Mass Dispel|S|PRIEST|||4
NEW1_005|Kidnapper|M|ROGUE|||6/5/3
NEW1_007|Starfall|S|DRUID|||5
NEW1_008|Ancient of Lore|M|DRUID|||7/5/5
NEW1_010|Al'Akir the Windlord|M|SHAMAN|ELEMENTAL|CHARGE,DIVINE_SHIELD,TAUNT,WINDFURY,ELITE|8/3/5 24.6.2:8/3/6
NEW1_012|Mana Wyrm|M|MAGE|||1/1/3 14.0:2/1/3 24.6.2:1/1/2
NEW1_014|Master of Disguise|M|ROGUE|||4/4/4
NEW1_017|Hungry Crab|M||BEAST||1/1/2
NEW1_018|Bloodsail Raider|M||PIRATE||2/2/3
NEW1_019|Knife Juggler|M||||2/3/2 9.0:2/2/2 24.6.2:2/3/2
NEW1_020|Wild Pyromancer|M||||2/3/2
NEW1_021|Doomsayer|M||||2/0/7
NEW1_022|Dread Corsair|M||PIRATE|TAUNT|4/3/3
NEW1_023|Faerie Dragon|M||DRAGON||2/3/2
NEW1_024|Captain Greenskin|M||PIRATE|ELITE|5/5/4
NEW1_025|Bloodsail Corsair|M||PIRATE||1/1/2
NEW1_026|Violet Teacher|M||||4/3/5
NEW1_027|Southsea Captain|M||PIRATE||3/3/3
NEW1_029|Millhouse Manastorm|M|||ELITE|2/4/4
NEW1_030|Deathwing|M||DRAGON|ELITE|10/12/12
NEW1_036|Commanding Shout|S|WARRIOR|||2
NEW1_037|Master Swordsmith|M||||2/1/3
NEW1_038|Gruul|M|||ELITE|8/7/7
NEW1_040|Hogger|M|||ELITE|6/4/4
NEW1_041|Stampeding Kodo|M||BEAST||5/3/5
tt_004|Flesheating Ghoul|M||||3/2/3 24.6.2:3/3/3
tt_010|Spellbender|S|MAGE||SECRET|3
# GANGS
CFM_020|Raza the Chained|M|PRIEST||ELITE|5/5/5
CFM_021|Freezing Potion|S|MAGE|||0
CFM_025|Wind-up Burglebot|M||MECHANICAL||6/5/5
CFM_026|Hidden Cache|S|HUNTER||SECRET|2
CFM_039|Street Trickster|M||DEMON|SPELLPOWER=1|3/0/7
CFM_060|Red Mana Wyrm|M||||5/2/6
CFM_061|Jinyu Waterspeaker|M|SHAMAN||OVERLOAD=1|4/3/6
CFM_062|Grimestreet Protector|M|PALADIN||TAUNT|7/6/6
CFM_063|Kooky Chemist|M||||4/4/4
CFM_064|Blubber Baron|M||||3/1/1
CFM_065|Volcanic Potion|S|MAGE|||3
CFM_066|Kabal Lackey|M|MAGE|||1/2/1
CFM_067|Hozen Healer|M||||4/2/6
CFM_094|Felfire Potion|S|WARLOCK|||6
CFM_095|Weasel Tunneler|M||BEAST|DEATHRATTLE|1/1/1
CFM_120|Mistress of Mixtures|M|||DEATHRATTLE|1/2/2
CFM_300|Public Defender|M|WARRIOR||TAUNT|2/0/7
CFM_305|Smuggler's Run|S|PALADIN|||1
CFM_308|Kun the Forgotten King|M|DRUID||ELITE|10/7/7
CFM_310|Call in the Finishers|S|SHAMAN|||4
CFM_312|Jade Chieftain|M|SHAMAN|||7/5/5
CFM_313|Finders Keepers|S|SHAMAN||OVERLOAD=1|1
CFM_315|Alleycat|M|HUNTER|BEAST||1/1/1
CFM_316|Rat Pack|M|HUNTER|BEAST|DEATHRATTLE|3/2/2
CFM_321|Grimestreet Informant|M|HUNTER/PALADIN/WARRIOR|||2/1/1
CFM_324|White Eyes|M|SHAMAN||DEATHRATTLE,TAUNT,ELITE|5/5/5
CFM_325|Small-Time Buccaneer|M||PIRATE||1/1/1
CFM_328|Fight Promoter|M||||6/4/4
CFM_333|Knuckles|M|HUNTER|BEAST|ELITE|5/3/7
CFM_334|Smuggler's Crate|S|HUNTER|||1
CFM_335|Dispatch Kodo|M|HUNTER|BEAST||4/2/4
CFM_336|Shaky Zipgunner|M|HUNTER||DEATHRATTLE|3/3/3
CFM_337|Piranha Launcher|W|HUNTER|||5/2/4
CFM_338|Trogg Beastrager|M|HUNTER|||2/3/2
CFM_341|Sergeant Sally|M|||DEATHRATTLE,ELITE|3/1/1
CFM_342|Luckydo Buccaneer|M|ROGUE|PIRATE||6/5/5
CFM_343|Jade Behemoth|M|DRUID||TAUNT|6/3/6
CFM_344|Finja, the Flying Star|M||MURLOC|STEALTH,ELITE|5/2/4
CFM_602|Jade Idol|S|DRUID|||1
CFM_603|Potion of Madness|S|PRIEST|||1
CFM_604|Greater Healing Potion|S|PRIEST|||4
CFM_605|Drakonid Operative|M|PRIEST|DRAGON||5/5/6
CFM_606|Mana Geode|M|PRIEST|ELEMENTAL||2/2/3
CFM_608|Blastcrystal Potion|S|WARLOCK|||4
CFM_609|Fel Orc Soulfiend|M||||3/3/7
CFM_610|Crystalweaver|M|WARLOCK|||4/5/4
CFM_611|Bloodfury Potion|S|WARLOCK|||3
CFM_614|Mark of the Lotus|S|DRUID|||1
CFM_616|Pilfered Power|S|DRUID|||3
CFM_617|Celestial Dreamer|M|DRUID|||3/3/3
CFM_619|Kabal Chemist|M|MAGE/PRIEST/WARLOCK|||4/3/3
CFM_620|Potion of Polymorph|S|MAGE||SECRET|3
CFM_621|Kazakus|M|MAGE/PRIEST/WARLOCK||ELITE|4/3/3
CFM_623|Greater Arcane Missiles|S|MAGE|||7
CFM_626|Kabal Talonpriest|M|PRIEST|||3/3/4
CFM_630|Counterfeit Coin|S|ROGUE|||0
CFM_631|Brass Knuckles|W|WARRIOR|||4/2/3
CFM_634|Lotus Assassin|M|ROGUE|||5/5/5
CFM_636|Shadow Rager|M|ROGUE||STEALTH|3/5/1
CFM_637|Patches the Pirate|M||PIRATE|ELITE|1/1/1
CFM_639|Grimestreet Enforcer|M|PALADIN|||5/4/4
CFM_643|Hobart Grapplehammer|M|WARRIOR||ELITE|2/2/2
CFM_646|Backstreet Leper|M|||DEATHRATTLE|3/3/1
CFM_647|Blowgill Sniper|M||MURLOC||2/2/1
CFM_648|Big-Time Racketeer|M||||6/1/1
CFM_649|Kabal Courier|M|MAGE/PRIEST/WARLOCK|||3/2/2
CFM_650|Grimscale Chum|M|PALADIN|MURLOC||1/2/1
CFM_651|Naga Corsair|M||PIRATE||4/5/4
CFM_652|Second-Rate Bruiser|M|||TAUNT|5/4/5
CFM_653|Hired Gun|M|||TAUNT|3/4/3
CFM_654|Friendly Bartender|M||||2/2/3
CFM_655|Toxic Sewer Ooze|M||||3/4/3
CFM_656|Streetwise Investigator|M||||5/4/6
CFM_657|Kabal Songstealer|M|PRIEST|||5/5/5
CFM_658|Backroom Bouncer|M||||4/4/4
CFM_659|Gadgetzan Socialite|M||||2/2/2
CFM_660|Manic Soulcaster|M|MAGE|||3/3/4
CFM_661|Pint-Size Potion|S|PRIEST|||1
CFM_662|Dragonfire Potion|S|PRIEST|||6
CFM_663|Kabal Trafficker|M|WARLOCK|||6/6/6
CFM_665|Worgen Greaser|M||||4/6/3 24.6.2:4/6/4
CFM_666|Grook Fu Master|M|||WINDFURY|5/3/5
CFM_667|Bomb Squad|M|||DEATHRATTLE|5/2/2
CFM_668|Doppelgangster|M||||5/2/2
CFM_669|Burgly Bully|M||||5/4/6
CFM_670|Mayor Noggenfogger|M|||ELITE|9/5/4
CFM_671|Cryomancer|M|MAGE|||5/5/5
CFM_672|Madam Goya|M|||ELITE|6/4/3
CFM_685|Don Han'Cho|M|HUNTER/PALADIN/WARRIOR||ELITE|7/5/6
CFM_687|Inkmaster Solia|M|MAGE||ELITE|7/5/5
CFM_688|Spiked Hogrider|M||||5/5/5
CFM_690|Jade Shuriken|S|ROGUE|||2
CFM_691|Jade Swarmer|M|ROGUE||DEATHRATTLE,STEALTH|2/1/1
CFM_693|Gadgetzan Ferryman|M|ROGUE|||2/2/3
CFM_694|Shadow Sensei|M|ROGUE|||4/4/4
CFM_696|Devolve|S|SHAMAN|||2
CFM_697|Lotus Illusionist|M|SHAMAN|||4/3/5
CFM_699|Seadevil Stinger|M|WARLOCK|MURLOC||4/4/2
CFM_707|Jade Lightning|S|SHAMAN|||4
CFM_713|Jade Blossom|S|DRUID|||3
CFM_715|Jade Spirit|M|DRUID/ROGUE/SHAMAN|ELEMENTAL||4/2/3
CFM_716|Sleep with the Fishes|S|WARRIOR|||2
CFM_717|Jade Claws|W|SHAMAN||OVERLOAD=1|2/2/2
CFM_750|Krul the Unshackled|M|WARLOCK|DEMON|ELITE|9/7/9
CFM_751|Abyssal Enforcer|M|WARLOCK|DEMON||7/6/6
CFM_752|Stolen Goods|S|WARRIOR|||2
CFM_753|Grimestreet Outfitter|M|PALADIN|||2/1/1
CFM_754|Grimy Gadgeteer|M|WARRIOR|||4/4/3
CFM_755|Grimestreet Pawnbroker|M|WARRIOR|||3/3/3
CFM_756|Alley Armorsmith|M|WARRIOR||TAUNT|5/2/7
CFM_759|Meanstreet Marshal|M|PALADIN||DEATHRATTLE|1/1/2
CFM_760|Kabal Crystal Runner|M|MAGE|||6/5/5
CFM_781|Shaku, the Collector|M|ROGUE||STEALTH,ELITE|3/2/3
CFM_790|Dirty Rat|M|||TAUNT|2/2/6
CFM_800|Getaway Kodo|S|PALADIN||SECRET|1
CFM_806|Wrathion|M|||TAUNT,ELITE|6/4/5
CFM_807|Auctionmaster Beardo|M|||ELITE|3/3/4
CFM_808|Genzo, the Shark|M|||ELITE|4/5/4
CFM_809|Tanaris Hogchopper|M||||4/4/4
CFM_810|Leatherclad Hogleader|M||||6/6/6
CFM_811|Lunar Visions|S|DRUID|||5
CFM_815|Wickerflame Burnbristle|M|PALADIN||DIVINE_SHIELD,LIFESTEAL,TAUNT,ELITE|3/2/2
CFM_816|Virmen Sensei|M|DRUID|||5/4/5
CFM_851|Daring Reporter|M||||4/3/3
CFM_852|Lotus Agents|M|DRUID/ROGUE/SHAMAN|||5/5/3
CFM_853|Grimestreet Smuggler|M|HUNTER/PALADIN/WARRIOR|||3/2/4
CFM_854|Ancient of Blossoms|M|||TAUNT|6/3/8
CFM_855|Defias Cleaner|M||||6/5/7
CFM_900|Unlicensed Apothecary|M|WARLOCK|DEMON||3/5/5
CFM_902|Aya Blackpaw|M|DRUID/ROGUE/SHAMAN||DEATHRATTLE,ELITE|6/5/3
CFM_905|Small-Time Recruits|S|PALADIN|||3
CFM_940|I Know a Guy|S|WARRIOR|||1
# GILNEAS
GIL_113|Rabid Worgen|M|WARRIOR||RUSH|3/3/3
GIL_116|Arcane Keysmith|M|MAGE|||4/2/2
GIL_117|Worgen Abomination|M||||7/6/6
GIL_118|Deranged Doctor|M|||DEATHRATTLE|8/8/8
GIL_119|Cauldron Elemental|M||ELEMENTAL||8/7/7
GIL_120|Furious Ettin|M|||TAUNT|7/5/9
GIL_121|Darkmire Moonkin|M|||SPELLPOWER=2|7/2/8
GIL_124|Mossy Horror|M||||6/2/7
GIL_125|Mad Hatter|M||||4/3/2
GIL_128|Emeriss|M|HUNTER|DRAGON|ELITE|10/8/8
GIL_134|Holy Water|S|PRIEST|||5
GIL_142|Chameleos|M|PRIEST|BEAST|ELITE|1/1/1
GIL_143|Vicious Scalehide|M||BEAST|LIFESTEAL,RUSH|2/1/3
GIL_145|Sound the Bells!|S|PALADIN|||2
GIL_147|Cinderstorm|S|MAGE|||3
GIL_152|Blackhowl Gunspire|M|WARRIOR||ELITE|7/3/8
GIL_155|Redband Wasp|M|WARRIOR|BEAST|RUSH|2/1/3
GIL_156|Quartz Elemental|M|PRIEST|ELEMENTAL||5/5/8
GIL_188|Druid of the Scythe|M|DRUID|||3/2/2
GIL_190|Nightscale Matriarch|M|PRIEST|DRAGON||7/4/9
GIL_191|Fiendish Circle|S|WARLOCK|||4 24.6.2:3
GIL_198|Azalina Soulthief|M|||ELITE|7/3/3
GIL_200|Duskhaven Hunter|M|HUNTER||STEALTH|3/2/5
GIL_201|Pumpkin Peasant|M|||LIFESTEAL|3/2/4
GIL_202|Gilnean Royal Guard|M|||DIVINE_SHIELD,RUSH|8/3/8
GIL_203|Rebuke|S|PALADIN|||2
GIL_207|Phantom Militia|M|||TAUNT|3/2/4
GIL_212|Ravencaller|M||||3/2/1
GIL_213|Tanglefur Mystic|M||||3/3/4
GIL_504|Hagatha the Witch|H|SHAMAN||ARMOR=5,ELITE|8//30
GIL_506|Cheap Shot|S|ROGUE|||2
GIL_507|Bewitched Guardian|M|DRUID||TAUNT|5/4/1
GIL_508|Duskbat|M|WARLOCK|BEAST||3/2/4
GIL_510|Mistwraith|M|ROGUE|||4/3/5
GIL_513|Lost Spirit|M|||DEATHRATTLE|2/1/1
GIL_515|Ratcatcher|M|WARLOCK||RUSH|3/2/2
GIL_518|Wing Blast|S|HUNTER|||4
GIL_526|Wyrmguard|M||||7/3/11
GIL_527|Felsoul Inquisitor|M||DEMON|LIFESTEAL,TAUNT|4/1/6
GIL_528|Swift Messenger|M|||RUSH|4/2/6
GIL_529|Spellshifter|M|||SPELLPOWER=1|2/1/4
GIL_531|Witch's Apprentice|M|SHAMAN|BEAST|TAUNT|1/0/1
GIL_534|Hench-Clan Thug|M||||3/3/3
GIL_537|Deadly Arsenal|S|WARRIOR|||6
GIL_543|Dark Possession|S|WARLOCK|||1
GIL_545|Ghostly Charger|M|PALADIN||DIVINE_SHIELD,RUSH|5/3/4
GIL_547|Darius Crowley|M|WARRIOR||RUSH,ELITE|5/4/4 24.6.2:5/4/5
GIL_548|Book of Specters|S|MAGE|||2
GIL_549|Toki, Time-Tinker|M|MAGE||ELITE|6/5/5
GIL_553|Wispering Woods|S|DRUID|||4
GIL_557|Cursed Castaway|M|ROGUE|PIRATE|DEATHRATTLE,RUSH|6/5/3
GIL_558|Swamp Leech|M||BEAST|LIFESTEAL|1/2/1
GIL_561|Blackwald Pixie|M||||3/3/4
GIL_562|Vilebrood Skitterer|M|HUNTER|BEAST|POISONOUS,RUSH|5/1/3
GIL_565|Deathweb Spider|M|WARLOCK|BEAST||5/4/6
GIL_571|Witching Hour|S|DRUID|||3
GIL_577|Rat Trap|S|HUNTER||SECRET|2
GIL_578|Countess Ashmore|M|||ELITE|7/6/6
GIL_580|Town Crier|M|WARRIOR|||1/1/2
GIL_581|Sandbinder|M||||4/2/4
GIL_583|Totem Cruncher|M|SHAMAN|BEAST|TAUNT|4/2/3
GIL_584|Witchwood Piper|M||DEMON||4/3/3
GIL_586|Earthen Might|S|SHAMAN|||2
GIL_596|Silver Sword|W|PALADIN|||8/3/4
GIL_598|Tess Greymane|M|ROGUE||ELITE|8/6/6 24.6.2:7/6/6
GIL_600|Zap!|S|SHAMAN||OVERLOAD=1|0
GIL_601|Scaleworm|M||BEAST||4/4/4
GIL_607|Toxmonger|M|HUNTER|||4/2/4
GIL_607t|Hunting Mastiff|M|HUNTER|BEAST|RUSH|2/2/1
GIL_608|Witchwood Imp|M|WARLOCK|DEMON|DEATHRATTLE,STEALTH|1/1/1
GIL_614|Voodoo Doll|M|||DEATHRATTLE|3/1/1
GIL_616|Splitting Festeroot|M|||DEATHRATTLE|8/4/4
GIL_618|Glinda Crowskin|M|WARLOCK||ELITE|6/3/7
GIL_620|Dollmaster Dorian|M|||ELITE|5/2/6
GIL_622|Lifedrinker|M||BEAST||4/3/3
GIL_623|Witchwood Grizzly|M||BEAST|TAUNT|5/3/12
GIL_624|Night Prowler|M||BEAST||4/3/3
GIL_634|Bellringer Sentry|M|PALADIN||DEATHRATTLE|4/3/4
GIL_635|Cathedral Gargoyle|M|PALADIN|||2/2/2
GIL_637|Ferocious Howl|S|DRUID|||3
GIL_640|Curio Collector|M|MAGE|||5/4/4
GIL_645|Bonfire Elemental|M|MAGE|ELEMENTAL||5/5/5
GIL_646|Clockwork Automaton|M||MECHANICAL||5/4/4
GIL_648|Chief Inspector|M||||5/4/6
GIL_650|Houndmaster Shaw|M|HUNTER||ELITE|4/3/6
GIL_653|Woodcutter's Axe|W|WARRIOR||DEATHRATTLE|2/2/2
GIL_654|Warpath|S|WARRIOR|||2
GIL_655|Festeroot Hulk|M|WARRIOR|||5/2/7
GIL_658|Splintergraft|M|DRUID||ELITE|8/8/8
GIL_661|Divine Hymn|S|PRIEST|||2
GIL_663|Witchwood Apple|S|DRUID|||2
GIL_664|Vex Crow|M|MAGE|BEAST||4/3/3
GIL_665|Curse of Weakness|S|WARLOCK|||2
GIL_667|Rotten Applebaum|M|||DEATHRATTLE,TAUNT|5/4/5
GIL_672|Spectral Cutlass|W|ROGUE||LIFESTEAL|4/2/2
GIL_677|Face Collector|M|ROGUE||ELITE|3/2/2
GIL_678|Ghost Light Angler|M|SHAMAN|MURLOC||2/2/2
GIL_680|Walnut Sprite|M||||3/3/3
GIL_681|Nightmare Amalgam|M||ALL||3/3/4
GIL_682|Muck Hunter|M|||RUSH|5/5/8
GIL_683|Marsh Drake|M||DRAGON||3/5/4
GIL_685|Paragon of Light|M|PALADIN|||3/2/5
GIL_687|WANTED!|S|ROGUE|||4
GIL_691|Archmage Arugal|M|MAGE||ELITE|2/2/2
GIL_693|Blood Witch|M|WARLOCK|||4/3/6
GIL_694|Prince Liam|M|PALADIN||ELITE|5/5/5
GIL_696|Pick Pocket|S|ROGUE|||2
GIL_800|Duskfallen Aviana|M|DRUID||ELITE|5/3/7
GIL_801|Snap Freeze|S|MAGE|||2 24.6.2:1
GIL_803|Militia Commander|M|WARRIOR||RUSH|4/2/5
GIL_805|Coffin Crasher|M|PRIEST||DEATHRATTLE|6/6/5
GIL_807|Bogshaper|M|SHAMAN|ELEMENTAL||7/4/8
GIL_809|Unpowered Steambot|M||MECHANICAL|TAUNT|4/0/9
GIL_813|Vivid Nightmare|S|PRIEST|||3
GIL_815|Baleful Banker|M||||2/2/2
GIL_816|Swamp Dragon Egg|M|||DEATHRATTLE|1/0/3
GIL_817|The Glass Knight|M|PALADIN||DIVINE_SHIELD,ELITE|4/4/3
GIL_819|Witch's Cauldron|M||||3/0/4
GIL_820|Shudderwock|M|SHAMAN||ELITE|9/6/6
GIL_825|Lord Godfrey|M|WARLOCK||ELITE|7/4/4
GIL_827|Blink Fox|M|ROGUE|BEAST||3/3/3
GIL_828|Dire Frenzy|S|HUNTER|||4
GIL_833|Forest Guide|M|DRUID|||4/1/6
GIL_835|Squashling|M|PRIEST|||2/2/1
GIL_836|Blazing Invocation|S|SHAMAN|||1
GIL_840|Lady in White|M|PRIEST||ELITE|6/5/5
GIL_902|Cutthroat Buccaneer|M|ROGUE|PIRATE||3/2/4
GIL_903|Hidden Wisdom|S|PALADIN||SECRET|1
GIL_905|Carrion Drake|M|HUNTER|DRAGON||5/3/7
# GVG
GVG_001|Flamecannon|S|MAGE|||2
GVG_002|Snowchugger|M|MAGE|MECHANICAL||2/2/3
GVG_003|Unstable Portal|S|MAGE|||2
GVG_004|Goblin Blastmage|M|MAGE|||4/5/4
GVG_005|Echo of Medivh|S|MAGE|||4
GVG_006|Mechwarper|M||MECHANICAL||2/2/3
GVG_007|Flame Leviathan|M|MAGE|MECHANICAL|ELITE|7/7/7
GVG_008|Lightbomb|S|PRIEST|||6
GVG_009|Shadowbomber|M|PRIEST|||1/2/1
GVG_010|Velen's Chosen|S|PRIEST|||3
GVG_011|Shrinkmeister|M|PRIEST|||2/3/2
GVG_012|Light of the Naaru|S|PRIEST|||1
GVG_013|Cogmaster|M||||1/1/2
GVG_014|Vol'jin|M|PRIEST||ELITE|5/6/2
GVG_015|Darkbomb|S|WARLOCK|||2
GVG_016|Fel Reaver|M||MECHANICAL||5/8/8
GVG_017|Call Pet|S|HUNTER|||2
GVG_018|Mistress of Pain~15.4~Queen of Pain|M|WARLOCK|DEMON|LIFESTEAL|2/1/4
GVG_019|Demonheart|S|WARLOCK|||5
GVG_020|Fel Cannon|M|WARLOCK|MECHANICAL||4/3/5
GVG_021|Mal'Ganis|M|WARLOCK|DEMON|ELITE|9/9/7
GVG_022|Tinker's Sharpsword Oil|S|ROGUE|||4
GVG_023|Goblin Auto-Barber|M|ROGUE|MECHANICAL||2/3/2
GVG_024|Cogmaster's Wrench|W|ROGUE|||3/1/3
GVG_025|One-eyed Cheat|M|ROGUE|PIRATE||2/4/1
GVG_026|Feign Death|S|HUNTER|||2
GVG_027|Iron Sensei|M|ROGUE|MECHANICAL||3/2/2
GVG_028|Trade Prince Gallywix|M|ROGUE||ELITE|6/5/8
GVG_029|Ancestor's Call|S|SHAMAN|||4
GVG_030|Anodized Robo Cub|M|DRUID|MECHANICAL|TAUNT|2/2/2
GVG_031|Recycle|S|DRUID|||6
GVG_032|Grove Tender|M|DRUID|||3/2/4
GVG_033|Tree of Life|S|DRUID|||9
GVG_034|Mech-Bear-Cat|M|DRUID|MECHANICAL||6/7/6
GVG_035|Malorne|M|DRUID|BEAST|DEATHRATTLE,ELITE|7/9/7
GVG_036|Powermace|W|SHAMAN||DEATHRATTLE|3/3/2
GVG_037|Whirling Zap-o-matic|M|SHAMAN|MECHANICAL|WINDFURY|2/3/2
GVG_038|Crackle|S|SHAMAN||OVERLOAD=1|2
GVG_039|Vitality Totem|M|SHAMAN|TOTEM||2/0/3
GVG_040|Siltfin Spiritwalker|M|SHAMAN|MURLOC|OVERLOAD=1|4/2/5
GVG_041|Dark Wispers|S|DRUID|||6
GVG_042|Neptulon|M|SHAMAN|ELEMENTAL|OVERLOAD=3,ELITE|7/7/7
GVG_043|Glaivezooka|W|HUNTER|||2/2/2
GVG_044|Spider Tank|M||MECHANICAL||3/3/4
GVG_045|Imp-losion|S|WARLOCK|||4
GVG_046|King of Beasts|M|HUNTER|BEAST|TAUNT|5/2/6
GVG_047|Sabotage|S|ROGUE|||4
GVG_048|Metaltooth Leaper|M|HUNTER|MECHANICAL||3/3/3
GVG_049|Gahz'rilla|M|HUNTER|BEAST|ELITE|7/6/9
GVG_050|Bouncing Blade|S|WARRIOR|||3
GVG_051|Warbot|M|WARRIOR|MECHANICAL||1/1/3
GVG_052|Crush|S|WARRIOR|||7
GVG_053|Shieldmaiden|M|WARRIOR|||6/5/5 24.6.2:5/5/5
GVG_054|Ogre Warmaul|W|WARRIOR|||3/4/2
GVG_055|Screwjank Clunker|M|WARRIOR|MECHANICAL||4/2/5
GVG_056|Iron Juggernaut|M|WARRIOR|MECHANICAL|ELITE|6/6/5
GVG_057|Seal of Light|S|PALADIN|||2
GVG_058|Shielded Minibot|M|PALADIN|MECHANICAL|DIVINE_SHIELD|2/2/2
GVG_059|Coghammer|W|PALADIN|||3/2/3
GVG_060|Quartermaster|M|PALADIN|||5/2/5
GVG_061|Muster for Battle|S|PALADIN|||3
GVG_062|Cobalt Guardian|M|PALADIN|MECHANICAL||5/6/3
GVG_063|Bolvar Fordragon|M|PALADIN||ELITE|5/1/7
GVG_064|Puddlestomper|M||MURLOC||2/3/2
GVG_065|Ogre Brute|M||||3/4/4
GVG_066|Dunemaul Shaman|M|SHAMAN||OVERLOAD=1,WINDFURY|4/5/4
GVG_067|Stonesplinter Trogg|M||||2/2/3
GVG_068|Burly Rockjaw Trogg|M||||4/3/5
GVG_069|Antique Healbot|M||MECHANICAL||5/3/3
GVG_070|Salty Dog|M||PIRATE||5/7/4
GVG_071|Lost Tallstrider|M||BEAST||4/5/4
GVG_072|Shadowboxer|M|PRIEST|MECHANICAL||2/2/3
GVG_073|Cobra Shot|S|HUNTER|||5
GVG_074|Kezan Mystic|M||||4/4/3
GVG_075|Ship's Cannon|M||||2/2/3
GVG_076|Explosive Sheep|M||MECHANICAL|DEATHRATTLE|2/1/1
GVG_077|Anima Golem|M|WARLOCK|MECHANICAL||6/9/9
GVG_078|Mechanical Yeti|M||MECHANICAL|DEATHRATTLE|4/4/5
GVG_079|Force-Tank MAX|M||MECHANICAL|DIVINE_SHIELD|8/7/7
GVG_080|Druid of the Fang|M|DRUID|||5/4/4
GVG_081|Gilblin Stalker|M|||STEALTH|2/2/3
GVG_082|Clockwork Gnome|M||MECHANICAL|DEATHRATTLE|1/2/1
GVG_083|Upgraded Repair Bot|M|PRIEST|MECHANICAL||5/5/5
GVG_084|Flying Machine|M||MECHANICAL|WINDFURY|3/1/4
GVG_085|Annoy-o-Tron|M||MECHANICAL|DIVINE_SHIELD,TAUNT|2/1/2
GVG_086|Siege Engine|M|WARRIOR|MECHANICAL||5/5/5
GVG_087|Steamwheedle Sniper|M|HUNTER|||2/2/3
GVG_088|Ogre Ninja|M|ROGUE||STEALTH|5/6/6
GVG_089|Illuminator|M||||3/2/4
GVG_090|Madder Bomber|M||||5/5/4
GVG_091|Arcane Nullifier X-21|M||MECHANICAL|TAUNT|4/2/5
GVG_092|Gnomish Experimenter|M||||3/3/2
GVG_093|Target Dummy|M||MECHANICAL|TAUNT|0/0/2
GVG_094|Jeeves|M||MECHANICAL||4/1/4
GVG_095|Goblin Sapper|M||||3/2/4
GVG_096|Piloted Shredder|M||MECHANICAL|DEATHRATTLE|4/4/3
GVG_097|Lil' Exorcist|M|||TAUNT|3/2/3
GVG_098|Gnomeregan Infantry|M|||CHARGE,TAUNT|3/1/4
GVG_099|Bomb Lobber|M||||5/3/3
GVG_100|Floating Watcher|M|WARLOCK|DEMON||5/4/4
GVG_101|Scarlet Purifier|M|PALADIN|||3/4/3
GVG_102|Tinkertown Technician|M||||3/3/3
GVG_103|Micro Machine|M||MECHANICAL||2/1/2
GVG_104|Hobgoblin|M||||3/2/3
GVG_105|Piloted Sky Golem|M||MECHANICAL|DEATHRATTLE|6/6/4
GVG_106|Junkbot|M||MECHANICAL||5/1/5
GVG_107|Enhance-o Mechano|M||MECHANICAL||4/3/2
GVG_108|Recombobulator|M||||2/3/2
GVG_109|Mini-Mage|M|||SPELLPOWER=1,STEALTH|4/4/1 24.6.2:3/3/1
GVG_110|Dr. Boom|M|||ELITE|7/7/7
GVG_111|Mimiron's Head|M||MECHANICAL|ELITE|5/4/5
GVG_112|Mogor the Ogre|M|||ELITE|6/7/6
GVG_113|Foe Reaper 4000|M||MECHANICAL|ELITE|8/6/9
GVG_114|Sneed's Old Shredder|M||MECHANICAL|DEATHRATTLE,ELITE|8/5/7
GVG_115|Toshley|M|||DEATHRATTLE,ELITE|6/5/7
GVG_116|Mekgineer Thermaplugg|M||MECHANICAL|ELITE|9/9/7
GVG_117|Gazlowe|M|||ELITE|6/3/6
GVG_118|Troggzor the Earthinator|M|||ELITE|7/6/6
GVG_119|Blingtron 3000|M||MECHANICAL|ELITE|5/3/4
GVG_120|Hemet Nesingwary|M|||ELITE|5/6/3
GVG_121|Clockwork Giant|M||MECHANICAL||12/8/8
GVG_122|Wee Spellstopper|M|MAGE|||4/2/5
GVG_123|Soot Spewer|M|MAGE|MECHANICAL|SPELLPOWER=1|3/3/3
# HOF
CS2_031|Ice Lance|S|MAGE|||1
CS2_235|Northshire Cleric|M|PRIEST|||1/1/3
CS2_236|Divine Spirit|S|PRIEST|||2
DS1_233|Mind Blast|S|PRIEST|||2
EX1_007|Acolyte of Pain|M||||3/1/3
EX1_016|Sylvanas Windrunner|M|||DEATHRATTLE,ELITE|5/5/5 1.0.0.4442:6/5/5
EX1_048|Spellbreaker|M||||4/4/3
EX1_050|Coldlight Oracle|M||MURLOC||3/2/2
EX1_062|Old Murk-Eye|M||MURLOC|CHARGE,ELITE|4/2/4
EX1_085|Mind Control Tech|M||||3/3/3
EX1_105|Mountain Giant|M||ELEMENTAL||12/8/8
EX1_112|Gelbin Mekkatorque|M|||ELITE|6/6/6
EX1_116|Leeroy Jenkins|M|||CHARGE,ELITE|4/6/2 1.2.0.6485:5/6/2
EX1_128|Conceal|S|ROGUE|||1
EX1_161|Naturalize|S|DRUID|||1
EX1_284|Azure Drake|M||DRAGON|SPELLPOWER=1|5/4/4 24.6.2:5/4/5
EX1_295|Ice Block|S|MAGE||SECRET|3
EX1_298|Ragnaros the Firelord|M||ELEMENTAL|ELITE|8/8/8
EX1_310|Doomguard|M|WARLOCK|DEMON|CHARGE|5/5/7
EX1_316|Power Overwhelming|S|WARLOCK|||1
EX1_349|Divine Favor|S|PALADIN|||3
EX1_350|Prophet Velen|M|PRIEST||ELITE|7/7/7
EX1_591|Auchenai Soulpriest|M|PRIEST|||4/3/5
EX1_620|Molten Giant|M||ELEMENTAL||20/8/8 9.0:25/8/8 13.4:20/8/8
EX1_624|Holy Fire|S|PRIEST|||6
EX1_625|Shadowform|S|PRIEST|||3 24.6.2:2
GIL_130|Gloom Stag|M|DRUID|BEAST|TAUNT|5/2/6
GIL_530|Murkspark Eel|M|SHAMAN|BEAST||2/2/3
GIL_692|Genn Greymane|M|||ELITE|6/6/5
GIL_826|Baku the Mooneater|M||BEAST|ELITE|9/7/8
GIL_837|Glitter Moth|M|PRIEST|BEAST||5/4/4
GIL_838|Black Cat|M|MAGE|BEAST|SPELLPOWER=1|3/3/3
NEW1_004|Vanish|S|ROGUE|||6
NEW1_016|Captain's Parrot|M||BEAST||2/1/1
PRO_001|Elite Tauren Chieftain|M|||ELITE|5/5/5
# ICECROWN
ICC_018|Phantom Freebooter|M||PIRATE||4/3/3
ICC_019|Skelemancer|M|||DEATHRATTLE|5/2/2
ICC_021|Exploding Bloatbat|M|HUNTER|BEAST|DEATHRATTLE|4/2/1
ICC_023|Snowflipper Penguin|M||BEAST||0/1/1
ICC_025|Rattling Rascal|M|||DEATHRATTLE|4/2/2
ICC_026|Grim Necromancer|M||||4/2/4
ICC_027|Bone Drake|M||DRAGON|DEATHRATTLE|6/6/5
ICC_028|Sunborne Val'kyr|M||||5/5/4
ICC_029|Cobalt Scalebane|M||DRAGON||5/5/5
ICC_031|Night Howler|M||||4/3/4
ICC_032|Venomancer|M|||POISONOUS|5/2/5
ICC_034|Arrogant Crusader|M|PALADIN||DEATHRATTLE|4/5/2
ICC_038|Righteous Protector|M|PALADIN||DIVINE_SHIELD,TAUNT|1/1/1
ICC_039|Dark Conviction|S|PALADIN|||2
ICC_041|Defile|S|WARLOCK|||2
ICC_047|Fatespinner|M|DRUID|||5/5/3
ICC_049|Toxic Arrow|S|HUNTER|||2
ICC_050|Webweave|S|DRUID|||5
ICC_051|Druid of the Swarm|M|DRUID|||2/1/2
ICC_052|Play Dead|S|HUNTER|||1
ICC_054|Spreading Plague|S|DRUID|||5 13.4:6
ICC_055|Drain Soul|S|WARLOCK||LIFESTEAL|2
ICC_056|Cryostasis|S|SHAMAN|||2
ICC_058|Brrrloc|M|SHAMAN|MURLOC||2/2/2
ICC_062|Mountainfire Armor|M|WARRIOR||DEATHRATTLE|3/4/3
ICC_064|Blood Razor|W|WARRIOR||DEATHRATTLE|4/2/2
ICC_065|Bone Baron|M|ROGUE||DEATHRATTLE|5/5/5
ICC_067|Vryghoul|M|||DEATHRATTLE|3/3/1
ICC_068|Ice Walker|M|MAGE|ELEMENTAL||2/1/3
ICC_069|Ghastly Conjurer|M|MAGE|||4/2/6
ICC_071|Light's Sorrow|W|PALADIN|||4/1/4
ICC_075|Despicable Dreadlord|M|WARLOCK|DEMON||5/4/5
ICC_078|Avalanche|S|SHAMAN|||4
ICC_079|Gnash|S|DRUID|||3
ICC_081|Drakkari Defender|M|SHAMAN||OVERLOAD=3,TAUNT|3/2/8
ICC_082|Frozen Clone|S|MAGE||SECRET|3
ICC_083|Doomed Apprentice|M|MAGE|||3/3/2
ICC_085|Ultimate Infestation|S|DRUID|||10
ICC_086|Glacial Mysteries|S|MAGE|||8
ICC_088|Voodoo Hexxer|M|SHAMAN||TAUNT|5/2/7
ICC_089|Ice Fishing|S|SHAMAN|||2
ICC_090|Snowfury Giant|M|SHAMAN|ELEMENTAL||11/8/8
ICC_091|Dead Man's Hand|S|WARRIOR|||2
ICC_092|Acherus Veteran|M||||1/2/1
ICC_093|Tuskarr Fisherman|M||||2/2/3
ICC_094|Fallen Sun Cleric|M||||2/2/1
ICC_096|Furnacefire Colossus|M||||6/6/6
ICC_097|Grave Shambler|M||ELEMENTAL||4/4/4
ICC_098|Tomb Lurker|M||||5/5/3
ICC_099|Ticking Abomination|M|||DEATHRATTLE|4/5/6
ICC_200|Venomstrike Trap|S|HUNTER||SECRET|2
ICC_201|Roll the Bones|S|ROGUE|||2
ICC_204|Professor Putricide|M|HUNTER||ELITE|4/5/4
ICC_206|Treachery|S|WARLOCK|||3
ICC_207|Devour Mind|S|PRIEST|||5
ICC_210|Shadow Ascendant|M|PRIEST|||2/2/2
ICC_212|Acolyte of Agony|M|PRIEST||LIFESTEAL|3/3/3
ICC_213|Eternal Servitude|S|PRIEST|||4
ICC_214|Obsidian Statue|M|PRIEST||DEATHRATTLE,LIFESTEAL,TAUNT|9/4/8
ICC_215|Archbishop Benedictus|M|PRIEST||ELITE|7/4/6
ICC_218|Howlfiend|M|WARLOCK|DEMON||3/3/6
ICC_220|Deadscale Knight|M||MURLOC|LIFESTEAL|1/1/1
ICC_221|Leeching Poison|S|ROGUE|||2 14.0:1
ICC_233|Doomerang|S|ROGUE|||1
ICC_235|Shadow Essence|S|PRIEST|||6
ICC_236|Ice Breaker|W|SHAMAN|||3/1/3
ICC_238|Animated Berserker|M|WARRIOR|||1/1/3
ICC_240|Runeforge Haunter|M|ROGUE|||4/5/3
ICC_243|Corpse Widow|M|HUNTER|BEAST||5/4/6
ICC_244|Desperate Stand|S|PALADIN|||2
ICC_245|Blackguard|M|PALADIN|||6/3/9
ICC_252|Coldwraith|M|MAGE|||3/3/4
ICC_257|Corpse Raiser|M||||5/3/3
ICC_281|Forge of Souls|S|WARRIOR|||2
ICC_289|Moorabi|M|SHAMAN||ELITE|6/4/4
ICC_314|The Lich King|M|||TAUNT,ELITE|8/8/8
ICC_405|Rotface|M|WARRIOR||ELITE|8/4/6
ICC_407|Gnomeferatu|M|WARLOCK|||2/2/3
ICC_408|Val'kyr Soulclaimer|M|WARRIOR|||3/1/4
ICC_415|Stitched Tracker|M|HUNTER|||3/2/2
ICC_419|Bearshark|M|HUNTER|BEAST||3/4/3
ICC_450|Death Revenant|M|WARRIOR|||5/3/3
ICC_466|Saronite Chain Gang|M|||TAUNT|4/2/3
ICC_467|Deathspeaker|M||||3/2/4
ICC_468|Wretched Tiller|M||||1/1/1
ICC_469|Unwilling Sacrifice|S|WARLOCK|||3
ICC_481|Thrall, Deathseer|H|SHAMAN||ARMOR=5,ELITE|5//30
ICC_700|Happy Ghoul|M||||3/3/3
ICC_701|Skulking Geist|M||||6/4/6
ICC_702|Shallow Gravedigger|M|||DEATHRATTLE|3/3/1
ICC_705|Bonemare|M||||7/5/5 13.4:8/5/5 24.6.2:7/5/5
ICC_706|Nerubian Unraveler|M||||6/5/5
ICC_801|Howling Commander|M|PALADIN|||3/2/2
ICC_802|Spirit Lash|S|PRIEST||LIFESTEAL|2
ICC_807|Strongshell Scavenger|M|DRUID|||4/2/3
ICC_808|Crypt Lord|M|DRUID||TAUNT|3/1/6
ICC_809|Plague Scientist|M|ROGUE|||3/2/3
ICC_810|Deathaxe Punisher|M||||4/3/3
ICC_811|Lilian Voss|M|ROGUE||ELITE|4/4/5
ICC_812|Meat Wagon|M||MECHANICAL|DEATHRATTLE|4/1/4
ICC_820|Chillblade Champion|M|PALADIN||CHARGE,LIFESTEAL|4/3/2
ICC_823|Simulacrum|S|MAGE|||3
ICC_825|Abominable Bowman|M|HUNTER||DEATHRATTLE|7/6/7
ICC_827|Valeera the Hollow|H|ROGUE||ARMOR=5,ELITE|9//30
ICC_828|Deathstalker Rexxar|H|HUNTER||ARMOR=5,ELITE|6//30
ICC_829|Uther of the Ebon Blade|H|PALADIN||ARMOR=5,ELITE|9//30
ICC_830|Shadowreaper Anduin|H|PRIEST||ARMOR=5,ELITE|8//30
ICC_831|Bloodreaver Gul'dan|H|WARLOCK||ARMOR=5,ELITE|10//30
ICC_832|Malfurion the Pestilent|H|DRUID||ARMOR=5,ELITE|7//30
ICC_833|Frost Lich Jaina|H|MAGE||ARMOR=5,ELITE|9//30
ICC_834|Scourgelord Garrosh|H|WARRIOR||ARMOR=5,ELITE|8//30
ICC_835|Hadronox|M|DRUID|BEAST|DEATHRATTLE,ELITE|9/3/7
ICC_836|Breath of Sindragosa|S|MAGE|||1
ICC_837|Bring It On!|S|WARRIOR|||2
ICC_838|Sindragosa|M|MAGE|DRAGON|ELITE|8/8/8
ICC_841|Blood-Queen Lana'thel|M|WARLOCK||LIFESTEAL,ELITE|5/1/6
ICC_849|Embrace Darkness|S|PRIEST|||6
ICC_850|Shadowblade|W|ROGUE|||3/3/2
ICC_851|Prince Keleseth|M|||ELITE|2/2/2
ICC_852|Prince Taldaram|M|||ELITE|3/3/3
ICC_853|Prince Valanar|M|||ELITE|4/4/4
ICC_854|Arfus|M||BEAST|DEATHRATTLE,ELITE|4/2/2
ICC_855|Hyldnir Frostrider|M||||3/4/4
ICC_856|Spellweaver|M|||SPELLPOWER=2|6/4/4
ICC_858|Bolvar, Fireblood|M|PALADIN||DIVINE_SHIELD,ELITE|5/1/7
ICC_900|Necrotic Geist|M||||6/5/3
ICC_901|Drakkari Enchanter|M||||3/1/5
ICC_902|Mindbreaker|M||||3/2/5
ICC_903|Sanguine Reveler|M|WARLOCK|||1/1/1
ICC_904|Wicked Skeleton|M||||4/1/1
ICC_905|Bloodworm|M||BEAST|LIFESTEAL|5/4/4
ICC_910|Spectral Pillager|M|ROGUE|||6/5/5
ICC_911|Keening Banshee|M||||4/5/5
ICC_912|Corpsetaker|M||||4/3/3
ICC_913|Tainted Zealot|M|||DIVINE_SHIELD,SPELLPOWER=1|2/1/1
# KARA
KAR_004|Cat Trick|S|HUNTER||SECRET|2
KAR_005|Kindly Grandmother|M|HUNTER|BEAST|DEATHRATTLE|2/1/1
KAR_006|Cloaked Huntress|M|HUNTER|||3/3/4
KAR_009|Babbling Book|M|MAGE|||1/1/1
KAR_010|Nightbane Templar|M|PALADIN|||3/2/3
KAR_011|Pompous Thespian|M|||TAUNT|2/3/2
KAR_013|Purify|S|PRIEST|||2
KAR_021|Wicked Witchdoctor|M|SHAMAN|||4/3/4
KAR_025|Kara Kazham!|S|WARLOCK|||5
KAR_026|Protect the King!|S|WARRIOR|||3
KAR_028|Fool's Bane|W|WARRIOR|||5/3/4
KAR_029|Runic Egg|M|||DEATHRATTLE|1/0/2
KAR_030a|Pantry Spider|M||BEAST||3/1/3
KAR_033|Book Wyrm|M||DRAGON||6/3/6
KAR_035|Priest of the Feast|M|PRIEST|||4/3/6
KAR_036|Arcane Anomaly|M||ELEMENTAL||1/2/1
KAR_037|Avian Watcher|M||||5/3/6
KAR_041|Moat Lurker|M|||DEATHRATTLE|6/3/3
KAR_044|Moroes|M|||STEALTH,ELITE|3/1/1
KAR_057|Ivory Knight|M|PALADIN|||6/4/4
KAR_061|The Curator|M||MECHANICAL|TAUNT,ELITE|7/4/6
KAR_062|Netherspite Historian|M||||2/1/3
KAR_063|Spirit Claws|W|SHAMAN|||2/1/3 24.6.2:1/1/3
KAR_065|Menagerie Warden|M|DRUID|||6/5/5 24.6.2:5/4/4
KAR_069|Swashburglar|M|ROGUE|PIRATE||1/1/1
KAR_070|Ethereal Peddler|M|ROGUE|||5/5/6
KAR_073|Maelstrom Portal|S|SHAMAN|||2
KAR_075|Moonglade Portal|S|DRUID|||6
KAR_076|Firelands Portal|S|MAGE|||7
KAR_077|Silvermoon Portal|S|PALADIN|||4
KAR_089|Malchezaar's Imp|M|WARLOCK|DEMON||1/1/3
KAR_091|Ironforge Portal|S|WARRIOR|||5
KAR_092|Medivh's Valet|M|MAGE|||2/2/3
KAR_094|Deadly Fork|M|ROGUE||DEATHRATTLE|3/3/2
KAR_095|Zoobot|M||MECHANICAL||3/3/3
KAR_096|Prince Malchezaar|M||DEMON|ELITE|5/5/6
KAR_097|Medivh, the Guardian|M|||ELITE|8/7/7
KAR_114|Barnes|M|||ELITE|4/3/4 15.4:5/3/4
KAR_204|Onyx Bishop|M|PRIEST|||5/3/4
KAR_205|Silverware Golem|M|WARLOCK|||3/3/3
KAR_300|Enchanted Raven|M|DRUID|BEAST||1/2/2
KAR_702|Menagerie Magician|M||||5/4/4
KAR_710|Arcanosmith|M||||4/3/2
KAR_711|Arcane Giant|M||||12/8/8
KAR_712|Violet Illusionist|M||||3/4/3
# LEGACY
CS3_002|Ritual of Doom|S|WARLOCK|||0
CS3_009|War Cache|S|WARRIOR|||3
CS3_012|Nordrassil Druid|M|DRUID|||4/3/5
CS3_014|Crimson Clergy|M|PRIEST|||1/1/3
CS3_021|Enslaved Fel Lord|M|WARLOCK|DEMON|TAUNT|7/4/10
CS3_029|Pursuit of Justice|S|PALADIN|||2
CS3_030|Warsong Outrider|M|WARRIOR||RUSH|4/5/4
# LOE
LOEA10_3|Murloc Tinyfin|M||MURLOC||0/1/1
LOE_002|Forgotten Torch|S|MAGE|||3
LOE_003|Ethereal Conjurer|M|MAGE|||5/6/3 24.6.2:5/6/4
LOE_006|Museum Curator|M|PRIEST|||2/1/2
LOE_007|Curse of Rafaam|S|WARLOCK|||2
LOE_009|Obsidian Destroyer|M|WARRIOR|||7/7/7
LOE_010|Pit Snake|M|ROGUE|BEAST|POISONOUS|1/2/1
LOE_011|Reno Jackson|M|||ELITE|6/4/6
LOE_012|Tomb Pillager|M|ROGUE||DEATHRATTLE|4/5/4
LOE_016|Rumbling Elemental|M|SHAMAN|ELEMENTAL||4/2/6
LOE_017|Keeper of Uldaman|M|PALADIN|||4/3/4
LOE_018|Tunnel Trogg|M|SHAMAN|||1/1/3
LOE_019|Unearthed Raptor|M|ROGUE|||3/3/4
LOE_020|Desert Camel|M|HUNTER|BEAST||3/2/4
LOE_021|Dart Trap|S|HUNTER||SECRET|2
LOE_022|Fierce Monkey|M|WARRIOR|BEAST|TAUNT|3/3/4
LOE_023|Dark Peddler|M|WARLOCK|||2/2/2
LOE_026|Anyfin Can Happen|S|PALADIN|||10
LOE_027|Sacred Trial|S|PALADIN||SECRET|1
LOE_029|Jeweled Scarab|M||BEAST||2/1/1
LOE_038|Naga Sea Witch|M||||5/5/5 13.4:8/5/5
LOE_039|Gorillabot A-3|M||MECHANICAL||4/3/4 24.6.2:3/3/4
LOE_046|Huge Toad|M||BEAST|DEATHRATTLE|2/3/2
LOE_047|Tomb Spider|M||BEAST||4/3/3
LOE_050|Mounted Raptor|M|DRUID|BEAST|DEATHRATTLE|3/3/2
LOE_051|Jungle Moonkin|M|DRUID||SPELLPOWER=2|4/4/4
LOE_053|Djinni of Zephyrs|M||ELEMENTAL||5/4/6
LOE_061|Anubisath Sentinel|M|||DEATHRATTLE|5/4/4
LOE_073|Fossilized Devilsaur|M||||8/8/8
LOE_076|Sir Finley Mrrgglton|M||MURLOC|ELITE|1/1/3
LOE_077|Brann Bronzebeard|M|||ELITE|3/2/4
LOE_079|Elise Starseeker|M|||ELITE|4/3/5
LOE_086|Summoning Stone|M||||5/0/6
LOE_089|Wobbling Runts|M|||DEATHRATTLE|6/2/6
LOE_092|Arch-Thief Rafaam|M|||ELITE|9/7/8
LOE_104|Entomb|S|PRIEST|||6
LOE_105|Explorer's Hat|S|HUNTER|||2
LOE_107|Eerie Statue|M||||4/7/7
LOE_110|Ancient Shade|M||||4/7/4
LOE_111|Excavated Evil|S|PRIEST|||5
LOE_113|Everyfin is Awesome|S|SHAMAN|||7
LOE_115|Raven Idol|S|DRUID|||1
LOE_116|Reliquary Seeker|M|WARLOCK|||1/1/1
LOE_118|Cursed Blade|W|WARRIOR|||1/2/3
LOE_119|Animated Armor|M|MAGE|||4/4/4
# LOOTAPALOOZA
LOOT_008|Psychic Scream|S|PRIEST|||7
LOOT_013|Vulgar Homunculus|M|WARLOCK|DEMON|TAUNT|2/2/4
LOOT_014|Kobold Librarian|M|WARLOCK|||1/2/1
LOOT_017|Dark Pact|S|WARLOCK|||1
LOOT_018|Hooked Reaver|M|WARLOCK|DEMON||4/4/4
LOOT_026|Fal'dorei Strider|M|ROGUE|||4/4/4
LOOT_033|Cavern Shinyfinder|M|ROGUE|||2/3/1
LOOT_041|Kobold Barbarian|M|WARRIOR|||3/4/4
LOOT_043|Lesser Amethyst Spellstone|S|WARLOCK||LIFESTEAL|4
LOOT_044|Bladed Gauntlet|W|WARRIOR|||2/0/2
LOOT_047|Barkskin|S|DRUID|||1
LOOT_048|Ironwood Golem|M|DRUID||TAUNT|4/3/6
LOOT_051|Lesser Jasper Spellstone|S|DRUID|||1
LOOT_054|Branching Paths|S|DRUID|||4
LOOT_056|Astral Tiger|M|DRUID||DEATHRATTLE|4/3/5
LOOT_060|Crushing Hand|S|SHAMAN||OVERLOAD=3|2
LOOT_062|Kobold Hermit|M|SHAMAN|||2/1/1
LOOT_064|Lesser Sapphire Spellstone|S|SHAMAN|||7
LOOT_069|Sewer Crawler|M||||3/1/1
LOOT_077|Flanking Strike|S|HUNTER|||4
LOOT_078|Cave Hydra|M|HUNTER|BEAST||3/2/4
LOOT_079|Wandering Monster|S|HUNTER||SECRET|2
LOOT_080|Lesser Emerald Spellstone|S|HUNTER|||5 14.0:6 16.6:5
LOOT_085|Rhok'delar|W|HUNTER||ELITE|7/4/2
LOOT_088|Potion of Heroism|S|PALADIN|||2
LOOT_091|Lesser Pearl Spellstone|S|PALADIN|||2
LOOT_093|Call to Arms|S|PALADIN|||5 24.6.2:4
LOOT_101|Explosive Runes|S|MAGE||SECRET|3
LOOT_103|Lesser Ruby Spellstone|S|MAGE|||2
LOOT_104|Shifting Scroll|S|MAGE|||0
LOOT_106|Deck of Wonders|S|MAGE|||5
LOOT_108|Aluneth|W|MAGE||ELITE|6/0/3
LOOT_111|Scorp-o-matic|M||MECHANICAL||2/1/2
LOOT_117|Wax Elemental|M||ELEMENTAL|DIVINE_SHIELD,TAUNT|1/0/2
LOOT_118|Ebon Dragonsmith|M||DRAGON||4/3/4
LOOT_122|Corrosive Sludge|M||||5/5/5
LOOT_124|Lone Champion|M||||3/2/4
LOOT_125|Stoneskin Basilisk|M||BEAST|DIVINE_SHIELD,POISONOUS|3/1/1
LOOT_130|Arcane Tyrant|M||ELEMENTAL||5/4/4
LOOT_131|Green Jelly|M||||5/3/3
LOOT_132|Dragonslayer|M||||3/4/3
LOOT_134|Toothy Chest|M||||3/0/4
LOOT_136|Sneaky Devil|M||DEMON|STEALTH|4/2/2
LOOT_137|Sleepy Dragon|M||DRAGON|TAUNT|9/4/12
LOOT_144|Hoarding Dragon|M||DRAGON|DEATHRATTLE|4/5/6
LOOT_149|Corridor Creeper|M||BEAST||7/2/5
LOOT_150|Furbolg Mossbinder|M||||5/1/1
LOOT_152|Boisterous Bard|M||||3/3/2
LOOT_153|Violet Wurm|M||BEAST|DEATHRATTLE|8/7/7
LOOT_154|Gravelsnout Knight|M||||1/2/3
LOOT_161|Carnivorous Cube|M|||DEATHRATTLE|5/4/6
LOOT_165|Sonya Shadowdancer|M|ROGUE||ELITE|3/2/2
LOOT_167|Fungalmancer|M||||5/2/2
LOOT_170|Raven Familiar|M|MAGE|BEAST||2/2/2
LOOT_172|Dragon's Fury|S|MAGE|||5
LOOT_184|Silver Vanguard|M|||DEATHRATTLE|7/3/3
LOOT_187|Twilight's Call|S|PRIEST|||3
LOOT_193|Shimmering Courser|M||BEAST||4/3/3
LOOT_203|Lesser Mithril Spellstone|S|WARRIOR|||7
LOOT_204|Cheat Death|S|ROGUE||SECRET|2
LOOT_209|Dragon Soul|W|PRIEST||ELITE|3/0/3
LOOT_210|Sudden Betrayal|S|ROGUE||SECRET|2
LOOT_211|Elven Minstrel|M|ROGUE|||4/3/2
LOOT_214|Evasion|S|ROGUE||SECRET|2
LOOT_216|Lynessa Sunsorrow|M|PALADIN||ELITE|7/1/1
LOOT_217|To My Side!|S|HUNTER|||6
LOOT_218|Feral Gibberer|M||||1/1/1
LOOT_222|Candleshot|W|HUNTER|||1/1/3
LOOT_231|Arcane Artificer|M|MAGE|ELEMENTAL||1/1/2
LOOT_233|Cursed Disciple|M|||DEATHRATTLE|4/5/1
LOOT_258|Dire Mole|M||BEAST||1/1/3
LOOT_278|Unidentified Elixir|S|PRIEST|||3
LOOT_285|Unidentified Shield|S|WARRIOR|||6
LOOT_286|Unidentified Maul|W|PALADIN|||3/2/2
LOOT_291|Shroom Brewer|M||||4/4/4
LOOT_306|Possessed Lackey|M|WARLOCK||DEATHRATTLE|6/2/2
LOOT_309|Oaken Summons|S|DRUID|||4
LOOT_313|Crystal Lion|M|PALADIN||DIVINE_SHIELD|6/5/5
LOOT_314|Grizzled Guardian|M|DRUID|BEAST|DEATHRATTLE,TAUNT|8/3/5
LOOT_315|Trogg Gloomeater|M|||POISONOUS,TAUNT|5/1/5
LOOT_329|Ixlid, Fungal Lord|M|DRUID||ELITE|5/2/4
LOOT_333|Level Up!|S|PALADIN|||5 14.0:6
LOOT_344|Primal Talismans|S|SHAMAN|||3
LOOT_347|Kobold Apprentice|M||||3/2/1
LOOT_351|Greedy Sprite|M|DRUID||DEATHRATTLE|3/3/1
LOOT_353|Psionic Probe|S|PRIEST|||1
LOOT_357|Marin the Fox|M|||ELITE|8/6/6
LOOT_358|Grumble, Worldshaker|M|SHAMAN|ELEMENTAL|ELITE|6/7/7
LOOT_363|Drygulch Jailor|M|PALADIN||DEATHRATTLE|2/1/1
LOOT_364|Reckless Flurry|S|WARRIOR|||3
LOOT_365|Gemstudded Golem|M|WARRIOR||TAUNT|6/5/9
LOOT_367|Drywhisker Armorer|M|WARRIOR|||2/2/2
LOOT_368|Voidlord|M|WARLOCK|DEMON|DEATHRATTLE,TAUNT|9/3/9
LOOT_370|Gather Your Party|S|WARRIOR|||6
LOOT_373|Healing Rain|S|SHAMAN|||3
LOOT_375|Guild Recruiter|M||||5/2/4
LOOT_380|Woecleaver|W|WARRIOR||ELITE|8/3/3
LOOT_382|Kobold Monk|M||||4/3/6
LOOT_383|Hungry Ettin|M|||TAUNT|6/4/10
LOOT_388|Fungal Enchanter|M||||3/3/3
LOOT_389|Rummaging Kobold|M||||3/1/3
LOOT_392|Twig of the World Tree|W|DRUID||DEATHRATTLE,ELITE|4/1/5
LOOT_394|Shrieking Shroom|M||||3/1/2
LOOT_398|Benevolent Djinn|M|PALADIN|ELEMENTAL||3/2/4
LOOT_410|Duskbreaker|M|PRIEST|DRAGON||4/3/3
LOOT_412|Kobold Illusionist|M|ROGUE||DEATHRATTLE|4/3/3 24.6.2:5/3/3
LOOT_413|Plated Beetle|M||BEAST|DEATHRATTLE|2/2/3
LOOT_414|Grand Archivist|M||||8/4/7
LOOT_415|Rin, the First Disciple|M|WARLOCK||DEATHRATTLE,TAUNT,ELITE|6/3/6
LOOT_417|Cataclysm|S|WARLOCK|||4
LOOT_420|Skull of the Man'ari|W|WARLOCK||ELITE|5/0/3
LOOT_500|Val'anyr|W|PALADIN||DEATHRATTLE,ELITE|6/4/2
LOOT_503|Lesser Onyx Spellstone|S|ROGUE|||5
LOOT_504|Unstable Evolution|S|SHAMAN|||1
LOOT_506|The Runespear|W|SHAMAN||ELITE|8/3/3
LOOT_507|Lesser Diamond Spellstone|S|PRIEST|||7
LOOT_511|Kathrena Winterwisp|M|HUNTER||DEATHRATTLE,ELITE|8/6/6
LOOT_516|Zola the Gorgon|M|||ELITE|3/2/2
LOOT_517|Murmuring Elemental|M|SHAMAN|ELEMENTAL||2/1/1
LOOT_518|Windshear Stormcaller|M|SHAMAN|||5/5/5
LOOT_519|Geosculptor Yip|M|WARRIOR||ELITE|8/4/8
LOOT_520|Seeping Oozeling|M|HUNTER|||6/5/4
LOOT_521|Master Oakheart|M|||ELITE|9/5/5
LOOT_522|Crushing Walls|S|HUNTER|||7
LOOT_526|The Darkness|M|||ELITE|4/20/20
LOOT_528|Twilight Acolyte|M|PRIEST|||3/2/4
LOOT_529|Void Ripper|M||DEMON||3/3/3
LOOT_534|Gilded Gargoyle|M|PRIEST||DEATHRATTLE|3/2/2
LOOT_535|Dragoncaller Alanna|M|MAGE||ELITE|9/3/3
LOOT_537|Leyline Manipulator|M|MAGE|ELEMENTAL||4/4/5
LOOT_538|Temporus|M|PRIEST|DRAGON|ELITE|7/6/6
LOOT_539|Spiteful Summoner|M||||7/4/4 16.6:6/4/4
LOOT_540|Dragonhatcher|M||||9/2/4
LOOT_541|King Togwaggle|M|||ELITE|8/5/5
LOOT_542|Kingsbane|W|ROGUE||DEATHRATTLE,ELITE|1/1/3
# NAXX
FP1_001|Zombie Chow|M|||DEATHRATTLE|1/2/3
FP1_002|Haunted Creeper|M||BEAST|DEATHRATTLE|2/1/2
FP1_003|Echoing Ooze|M||||2/1/2
FP1_004|Mad Scientist|M|||DEATHRATTLE|2/2/2
FP1_005|Shade of Naxxramas|M|||STEALTH|3/2/2
FP1_007|Nerubian Egg|M|||DEATHRATTLE|2/0/2
FP1_008|Spectral Knight|M||||5/4/6
FP1_009|Deathlord|M|||DEATHRATTLE,TAUNT|3/2/8
FP1_010|Maexxna|M||BEAST|POISONOUS,ELITE|6/2/8
FP1_011|Webspinner|M|HUNTER|BEAST|DEATHRATTLE|1/1/1
FP1_012|Sludge Belcher|M|||DEATHRATTLE,TAUNT|5/3/5
FP1_013|Kel'Thuzad|M|||ELITE|8/6/8
FP1_014|Stalagg|M|||DEATHRATTLE,ELITE|5/7/4
FP1_015|Feugen|M|||DEATHRATTLE,ELITE|5/4/7
FP1_016|Wailing Soul|M||||4/3/5
FP1_017|Nerub'ar Weblord|M||||2/1/4
FP1_018|Duplicate|S|MAGE||SECRET|3
FP1_019|Poison Seeds|S|DRUID|||4
FP1_020|Avenge|S|PALADIN||SECRET|1
FP1_021|Death's Bite|W|WARRIOR||DEATHRATTLE|4/4/2
FP1_022|Voidcaller|M|WARLOCK|DEMON|DEATHRATTLE|4/3/4
FP1_023|Dark Cultist|M|PRIEST||DEATHRATTLE|3/3/4
FP1_024|Unstable Ghoul|M|||DEATHRATTLE,TAUNT|2/1/3
FP1_025|Reincarnate|S|SHAMAN|||2
FP1_026|Anub'ar Ambusher|M|ROGUE||DEATHRATTLE|4/5/5
FP1_027|Stoneskin Gargoyle|M||||3/1/4
FP1_028|Undertaker|M||||1/1/2
FP1_029|Dancing Swords|M|||DEATHRATTLE|3/4/4
FP1_030|Loatheb|M|||ELITE|5/5/5
FP1_031|Baron Rivendare|M|||ELITE|4/1/7
# OG
OG_006|Vilefin Inquisitor|M|PALADIN|MURLOC||1/1/3
OG_023|Primal Fusion|S|SHAMAN|||1
OG_024|Flamewreathed Faceless|M|SHAMAN||OVERLOAD=2|4/7/7
OG_026|Eternal Sentinel|M|SHAMAN|||2/3/2
OG_027|Evolve|S|SHAMAN|||1
OG_028|Thing from Below|M|SHAMAN||TAUNT|6/5/5
OG_031|Hammer of Twilight|W|SHAMAN||DEATHRATTLE|5/4/2
OG_033|Tentacles for Arms|W|WARRIOR||DEATHRATTLE|5/2/2
OG_034|Silithid Swarmer|M||BEAST||3/3/5
OG_042|Y'Shaarj, Rage Unbound|M|||ELITE|10/10/10
OG_044|Fandral Staghelm|M|DRUID||ELITE|4/3/5
OG_045|Infest|S|HUNTER|||3
OG_047|Feral Rage|S|DRUID|||3
OG_048|Mark of Y'Shaarj|S|DRUID|||2
OG_051|Forbidden Ancient|M|DRUID|||1/1/1
OG_061|On the Hunt|S|HUNTER|||1
OG_070|Bladed Cultist|M|ROGUE|||1/1/2
OG_072|Journey Below|S|ROGUE|||1
OG_073|Thistle Tea|S|ROGUE|||6
OG_080|Xaril, Poisoned Mind|M|ROGUE||DEATHRATTLE,ELITE|4/3/2
OG_081|Shatter|S|MAGE|||2
OG_082|Evolved Kobold|M|||SPELLPOWER=2|4/2/2
OG_083|Twilight Flamecaller|M|MAGE|||3/2/2
OG_085|Demented Frostcaller|M|MAGE|||4/2/4
OG_086|Forbidden Flame|S|MAGE|||0
OG_087|Servant of Yogg-Saron|M|MAGE|||5/5/4
OG_090|Cabalist's Tome|S|MAGE|||5
OG_094|Power Word: Tentacles|S|PRIEST|||5
OG_096|Twilight Darkmender|M|PRIEST|||5/6/5
OG_100|Shadow Word: Horror|S|PRIEST|||4
OG_101|Forbidden Shaping|S|PRIEST|||0
OG_102|Darkspeaker|M||||5/3/6
OG_104|Embrace the Shadow|S|PRIEST|||2
OG_109|Darkshire Librarian|M|WARLOCK||DEATHRATTLE|2/3/2
OG_113|Darkshire Councilman|M|WARLOCK|||3/1/5
OG_114|Forbidden Ritual|S|WARLOCK|||0
OG_116|Spreading Madness|S|WARLOCK|||3
OG_118|Renounce Darkness|S|WARLOCK|||2
OG_120|Anomalus|M|MAGE|ELEMENTAL|DEATHRATTLE,ELITE|8/8/6
OG_121|Cho'gall|M|WARLOCK||ELITE|7/7/7
OG_122|Mukla, Tyrant of the Vale|M||BEAST|ELITE|6/5/5
OG_123|Shifter Zerus|M|||ELITE|1/1/1
OG_131|Twin Emperor Vek'lor|M|||TAUNT,ELITE|7/4/6
OG_133|N'Zoth, the Corruptor|M|||ELITE|10/5/7
OG_134|Yogg-Saron, Hope's End|M|||ELITE|10/7/5
OG_138|Nerubian Prophet|M||||6/4/4
OG_141|Faceless Behemoth|M||||10/10/10
OG_142|Eldritch Horror|M||||8/6/10
OG_145|Psych-o-Tron|M||MECHANICAL|DIVINE_SHIELD,TAUNT|5/3/4
OG_147|Corrupted Healbot|M||MECHANICAL|DEATHRATTLE|5/6/6
OG_149|Ravaging Ghoul|M|WARRIOR|||3/3/3
OG_150|Aberrant Berserker|M||||4/3/5
OG_151|Tentacle of N'Zoth|M|||DEATHRATTLE|1/1/1
OG_152|Grotesque Dragonhawk|M||BEAST|WINDFURY|7/5/5
OG_153|Bog Creeper|M|||TAUNT|7/6/8
OG_156|Bilefin Tidehunter|M||MURLOC||2/2/1
OG_158|Zealous Initiate|M|||DEATHRATTLE|1/1/1
OG_161|Corrupted Seer|M||MURLOC||6/2/3
OG_162|Disciple of C'Thun|M||||3/2/1
OG_173|Blood of The Ancient One|M||||9/9/9
OG_174|Faceless Shambler|M|||TAUNT|4/1/1
OG_176|Shadow Strike|S|ROGUE|||3
OG_179|Fiery Bat|M|HUNTER|BEAST|DEATHRATTLE|1/2/1
OG_188|Klaxxi Amber-Weaver|M|DRUID|||4/4/5
OG_195|Wisps of the Old Gods|S|DRUID|||7
OG_198|Forbidden Healing|S|PALADIN|||0
OG_200|Validated Doomsayer|M||||5/0/7
OG_202|Mire Keeper|M|DRUID|||4/3/3
OG_206|Stormcrack|S|SHAMAN||OVERLOAD=1|2
OG_207|Faceless Summoner|M|MAGE|||6/5/5
OG_209|Hallazeal the Ascended|M|SHAMAN|ELEMENTAL|ELITE|5/4/6
OG_211|Call of the Wild|S|HUNTER|||9 16.6:8
OG_216|Infested Wolf|M|HUNTER|BEAST|DEATHRATTLE|4/3/3
OG_218|Bloodhoof Brave|M|WARRIOR||TAUNT|4/2/6
OG_220|Malkorok|M|WARRIOR||ELITE|7/6/5
OG_221|Selfless Hero|M|PALADIN||DEATHRATTLE|1/2/1
OG_222|Rallying Blade|W|PALADIN|||3/3/2
OG_223|Divine Strength|S|PALADIN|||1
OG_229|Ragnaros, Lightlord|M|PALADIN|ELEMENTAL|ELITE|8/8/8
OG_234|Darkshire Alchemist|M|PRIEST|||5/4/5
OG_239|DOOM!|S|WARLOCK|||10
OG_241|Possessed Villager|M|WARLOCK||DEATHRATTLE|1/1/1
OG_247|Twisted Worgen|M|||STEALTH|2/3/1
OG_248|Am'gam Rager|M||||3/1/5
OG_249|Infested Tauren|M|||DEATHRATTLE,TAUNT|4/2/3
OG_254|Eater of Secrets|M||||4/2/4
OG_255|Doomcaller|M||||8/7/9
OG_256|Spawn of N'Zoth|M|||DEATHRATTLE|3/2/2
OG_267|Southsea Squidface|M|ROGUE|PIRATE|DEATHRATTLE|4/4/4
OG_271|Scaled Nightmare|M||DRAGON||6/2/8
OG_272|Twilight Summoner|M|||DEATHRATTLE|4/1/1
OG_273|Stand Against Darkness|S|PALADIN|||5 24.6.2:4
OG_276|Blood Warriors|S|WARRIOR|||3
OG_280|C'Thun|M|||ELITE|10/6/6
OG_281|Beckoner of Evil|M||||2/2/3
OG_282|Blade of C'Thun|M|ROGUE|||9/4/4
OG_283|C'Thun's Chosen|M|||DIVINE_SHIELD|4/4/2
OG_284|Twilight Geomancer|M|||TAUNT|2/1/4
OG_286|Twilight Elder|M||||3/3/4
OG_290|Ancient Harbinger|M||||6/4/6
OG_291|Shadowcaster|M|ROGUE|||5/4/4
OG_292|Forlorn Stalker|M|HUNTER|||3/4/2
OG_293|Dark Arakkoa|M|DRUID||TAUNT|6/5/7
OG_295|Cult Apothecary|M||||5/4/4
OG_300|The Boogeymonster|M|||ELITE|8/6/7
OG_301|Ancient Shieldbearer|M|WARRIOR|||7/6/6
OG_302|Usher of Souls|M|WARLOCK|||5/5/6
OG_303|Cult Sorcerer|M|MAGE||SPELLPOWER=1|2/3/2
OG_308|Giant Sand Worm|M|HUNTER|BEAST||8/8/8
OG_309|Princess Huhuran|M|HUNTER|BEAST|ELITE|5/6/5
OG_310|Steward of Darkshire|M|PALADIN|||3/3/3
OG_311|A Light in the Darkness|S|PALADIN|||2
OG_312|N'Zoth's First Mate|M|WARRIOR|PIRATE||1/1/1
OG_313|Addled Grizzly|M|DRUID|BEAST||3/2/2
OG_314|Blood To Ichor|S|WARRIOR|||1
OG_315|Bloodsail Cultist|M|WARRIOR|PIRATE||3/3/4
OG_316|Herald Volazj|M|PRIEST||ELITE|6/5/5
OG_317|Deathwing, Dragonlord|M||DRAGON|DEATHRATTLE,ELITE|10/12/12
OG_318|Hogger, Doom of Elwynn|M|||ELITE|7/6/6
OG_320|Midnight Drake|M||DRAGON||4/1/4
OG_321|Crazed Worshipper|M|||TAUNT|5/3/6
OG_322|Blackwater Pirate|M||PIRATE||4/2/5
OG_323|Polluted Hoarder|M|||DEATHRATTLE|4/4/2
OG_325|Carrion Grub|M|HUNTER|BEAST||3/2/5
OG_326|Duskboar|M||BEAST||2/4/1
OG_327|Squirming Tentacle|M|||TAUNT|3/2/4
OG_328|Master of Evolution|M|SHAMAN|||4/4/5
OG_330|Undercity Huckster|M|ROGUE||DEATHRATTLE|2/2/2
OG_334|Hooded Acolyte|M|PRIEST|||4/3/6
OG_335|Shifting Shade|M|PRIEST||DEATHRATTLE|4/4/3
OG_337|Cyclopian Horror|M|||TAUNT|4/3/3
OG_338|Nat, the Darkfisher|M|||ELITE|2/2/4
OG_339|Skeram Cultist|M||||6/7/6
OG_340|Soggoth the Slitherer|M|||TAUNT,ELITE|9/5/9
# REVENDRETH
MAW_000|Imp-oster|M|WARLOCK|DEMON||2/1/1
MAW_001|Arson Accusation|S|WARLOCK|||2
MAW_002|Habeas Corpses|S|WARLOCK|||3
MAW_003|Totemic Evidence|S|SHAMAN|||1
MAW_004|Soul Seeker|M||||5/3/3
MAW_005|Framester|M|SHAMAN|||3/3/3
MAW_006|Objection!|S|MAGE||SECRET|3
MAW_008|Sightless Magistrate|M|DEMONHUNTER|||4/5/4
MAW_009|Shadehound|M|HUNTER|BEAST||5/6/5
MAW_010|Motion Denied|S|HUNTER||SECRET|2
MAW_011|Defense Attorney Nathanos|M|HUNTER||ELITE|6/5/4
MAW_012|All Fel Breaks Loose|S|DEMONHUNTER|||5
MAW_013|Life Sentence|S|MAGE|||4
MAW_014|Prosecutor Mel'tranix|M|DEMONHUNTER|DEMON|ELITE|4/2/6
MAW_015|Jury Duty|S|PALADIN|||3
MAW_016|Order in the Court|S|PALADIN|||2
MAW_017|Class Action Lawyer|M|PALADIN|||2/2/3
MAW_018|Perjury|S|ROGUE||SECRET|2
MAW_019|Murder Accusation|S|ROGUE|||2
MAW_020|Scribbling Stenographer|M|ROGUE||RUSH|6/4/4
MAW_021|Clear Conscience|S|PRIEST|||3
MAW_022|Incriminating Psychic|M|PRIEST|DRAGON|DEATHRATTLE,TAUNT|4/2/6
MAW_023|Theft Accusation|S|PRIEST|||1
MAW_024|Dew Process|S|DRUID|||2
MAW_025|Attorney-at-Maw|M|DRUID|||2/1/3
MAW_026|Incarceration|S|DRUID|||3
MAW_027|Call to the Stand|S|WARRIOR|||1
MAW_028|Mawsworn Bailiff|M|WARRIOR||TAUNT|5/4/4
MAW_029|Weapons Expert|M|WARRIOR|||3/3/2
MAW_030|Torghast Custodian|M|SHAMAN|||8/6/10
MAW_031|Afterlife Attendant|M||||3/3/4
MAW_032|Tight-Lipped Witness|M||||3/2/5
MAW_033|Sylvanas, the Accused|M|||ELITE|6/5/5
MAW_034|The Jailer|M|||ELITE|10/10/10
MAW_101|Contract Conjurer|M|MAGE|||6/6/6
REV_000|Suspicious Alchemist|M|MAGE|||1/1/3
REV_002|Suspicious Usher|M|PRIEST|||1/1/3
REV_006|Suspicious Pirate|M|WARRIOR|PIRATE||3/3/4
REV_011|The Harvester of Envy|M|PRIEST||ELITE|3/4/3
REV_012|Bog Beast|M|||DEATHRATTLE,TAUNT|6/3/6
REV_013|Stoneborn Accuser|M||||5/5/5
REV_014|Red Herring|M||BEAST|TAUNT|7/3/12
REV_015|Masked Reveler|M|||DEATHRATTLE,RUSH|6/4/4
REV_016|Crooked Cook|M||||2/1/4
REV_017|Insatiable Devourer|M||||9/4/4
REV_018|Prince Renathal|M|||ELITE|3/3/4
REV_019|Famished Fool|M||||5/3/5
REV_020|Dinner Performer|M||||3/2/3
REV_021|Kael'thas Sinstrider|M|||ELITE|8/4/7
REV_022|Murloc Holmes|M||MURLOC|ELITE|3/3/4
REV_023|Demolition Renovator|M||||4/4/4
REV_238|Theotar, the Mad Duke|M|||ELITE|5/3/3
REV_239|Suffocating Shadows|S|WARLOCK|||3
REV_240|Tome Tampering|S|WARLOCK|||3
REV_242|Flustered Librarian|M|WARLOCK|||1/1/3
REV_244|Mischievous Imp|M|WARLOCK|DEMON||4/3/3
REV_245|Impending Catastrophe|S|WARLOCK|||2
REV_246|Mysterious Visitor|M|PRIEST|||2/2/3
REV_247|Partner in Crime|M|PRIEST|||4/2/5
REV_248|Boon of the Ascended|S|PRIEST|||4
REV_249|The Light! It Burns!|S|PRIEST|||1
REV_250|Pelagos|M|PRIEST||ELITE|3/1/6
REV_251|Sinrunner|M||BEAST|DEATHRATTLE|5/6/5
REV_252|Clean the Scene|S|PRIEST|||5
REV_253|Identity Theft|S|PRIEST|||3
REV_307|Natural Causes|S|DRUID|||2
REV_308|Maze Guide|M||||2/1/1
REV_310|Death Blossom Whomper|M|DRUID|||6/7/6
REV_311|Nightshade Bud|S|DRUID|||8
REV_313|Planted Evidence|S|DRUID|||1
REV_314|Topior the Shrubbagazzor|M|DRUID|DRAGON|ELITE|7/5/5
REV_316|Remornia, Living Blade|M|WARRIOR||RUSH,ELITE|7/4/10
REV_318|Widowbloom Seedsman|M|DRUID|||4/3/2
REV_319|Sesselie of the Fae Court|M|DRUID||TAUNT,ELITE|8/8/8
REV_332|Anima Extractor|M|WARRIOR|||2/1/4
REV_334|Burden of Pride|S|WARRIOR|||4
REV_336|Plot of Sin|S|DRUID|||3
REV_337|Riot!|S|WARRIOR|||2
REV_338|Dredger Staff|M||||1/1/2
REV_350|Frenzied Fangs|S|HUNTER|||2
REV_351|Roosting Gargoyle|M||||2/2/3
REV_352|Stonebound Gargon|M|HUNTER|BEAST|RUSH|4/3/5
REV_353|Huntsman Altimor|M|HUNTER||ELITE|7/5/4
REV_356|Batty Guest|M|HUNTER||DEATHRATTLE|1/1/1
REV_360|Spirit Poacher|M|HUNTER|||2/2/2
REV_361|Wild Spirits|S|HUNTER|||3
REV_363|Ara'lon|M|HUNTER||ELITE|5/4/5
REV_364|Stag Charge|S|HUNTER|||3
REV_365|Convoke the Spirits|S|DRUID|||10
REV_369|Collateral Damage|S|HUNTER|||8
REV_370|Party Crasher|M||||8/7/9
REV_372|Shadow Waltz|S|WARLOCK|||5
REV_373|Lady Darkvein|M|WARLOCK||ELITE|5/3/6
REV_374|Shadowborn|M|WARLOCK|BEAST|DEATHRATTLE|3/3/3
REV_375|Stoneborn General|M|||DEATHRATTLE,RUSH|10/8/8
REV_377|Invitation Courier|M||||3/3/4
REV_378|Forensic Duster|M||||3/3/4
REV_504|Solid Alibi|S|MAGE|||2
REV_505|Cold Case|S|MAGE|||4
REV_506|Sinful Brand|S|DEMONHUNTER|||1
REV_507|Dispose of Evidence|S|DEMONHUNTER|||0
REV_508|Relic of Dimensions|S|DEMONHUNTER|||5
REV_509|Magnifying Glaive|W|DEMONHUNTER|||3/3/2
REV_510|Kryxis the Voracious|M|DEMONHUNTER||DEATHRATTLE,ELITE|4/7/7
REV_511|Bibliomite|M|DEMONHUNTER|||2/5/4
REV_513|Chatty Bartender|M|MAGE|||4/4/4
REV_514|Kel'Thuzad, the Inevitable|M|MAGE||ELITE|8/6/8
REV_515|Orion, Mansion Manager|M|MAGE||ELITE|4/3/5
REV_516|Vengeful Visage|S|MAGE||SECRET|3
REV_517|Criminal Lineup|S|SHAMAN||OVERLOAD=2|8
REV_601|Frozen Touch|S|MAGE|||2
REV_825|Double Cross|S|ROGUE||SECRET|2
REV_826|Private Eye|M|ROGUE|||4/3/4
REV_827|Sticky Situation|S|ROGUE||SECRET|2
REV_828|Kidnap|S|ROGUE||SECRET|2
REV_829|Halkias|M|ROGUE|ELEMENTAL|DEATHRATTLE,STEALTH,ELITE|4/5/4
REV_834|Relic of Extinction|S|DEMONHUNTER|||1
REV_835|Imp King Rafaam|M|WARLOCK||ELITE|6/6/6
REV_837|Muck Plumber|M||||5/5/5
REV_838|Gigantotem|M|SHAMAN|TOTEM||10/8/8
REV_839|Sinstone Totem|M||TOTEM||1/0/3
REV_840|Deathborne|S|MAGE|||6
REV_841|Anonymous Informant|M||||2/2/3
REV_842|Promotion|S|PALADIN|||1
REV_843|Sinfueled Golem|M||||7/2/2
REV_845|Volatile Skeleton|M|||DEATHRATTLE|2/2/2
REV_900|Scuttlebutt Ghoul|M|||TAUNT|4/2/5
REV_901|Dispossessed Soul|M||||4/4/5
REV_906|Sire Denathrius|M|||LIFESTEAL,ELITE|10/10/10
REV_916|Creepy Painting|M||||3/0/6
REV_917|Carving Chisel|W|SHAMAN|||2/1/3
REV_920|Convincing Disguise|S|SHAMAN|||1
REV_921|The Stonewright|M|SHAMAN||ELITE|4/5/4
REV_924|Primordial Wave|S|SHAMAN|||3
REV_925|Baroness Vashj|M|SHAMAN|NAGA|ELITE|4/3/6
REV_930|Crazed Wretch|M|WARRIOR|||2/1/4
REV_931|Conqueror's Banner|S|WARRIOR|||2
REV_933|Imbued Axe|W|WARRIOR|||3/2/3
REV_934|Decimator Olgra|M|WARRIOR||ELITE|6/3/7
REV_935|Party Favor Totem|M|SHAMAN|TOTEM||3/0/3
REV_936|Crud Caretaker|M|SHAMAN|||4/1/1
REV_937|Artificer Xy'mox|M|DEMONHUNTER||ELITE|8/8/8
REV_938|Door of Shadows|S|ROGUE|||1
REV_939|Serrated Bone Spike|S|ROGUE|||2
REV_940|Necrolord Draka|M|ROGUE||ELITE|4/3/4
REV_943|Relic of Phantasms|S|DEMONHUNTER|||3
REV_945|Sketchy Stranger|M||||2/2/2
REV_946|Steamcleaner|M||MECHANICAL||5/5/5
REV_947|Muckborn Servant|M|PALADIN||TAUNT|3/2/4
REV_948|Service Bell|S|PALADIN|||3
REV_950|Divine Toll|S|PALADIN|||7
REV_951|The Countess|M|PALADIN||ELITE|7/7/7
REV_952|Sinful Sous Chef|M|PALADIN||DEATHRATTLE|1/2/1
REV_955|Stewart the Steward|M|PALADIN||DEATHRATTLE,ELITE|3/3/3
REV_956|Priest of the Deceased|M|||TAUNT|2/2/3
REV_957|Murlocula|M||MURLOC|LIFESTEAL|4/3/4
REV_958|Buffet Biggun|M|PALADIN|||4/2/4
REV_959|Ghastly Gravedigger|M|ROGUE|||3/4/3
REV_960|Ashen Elemental|M||ELEMENTAL||3/2/4
REV_961|Elitist Snob|M|PALADIN|||5/3/4
# SCHOLOMANCE
SCH_120|Cabal Acolyte|M|PRIEST||TAUNT|4/2/6 18.2:4/2/4 24.6.2:4/2/6
SCH_126|Disciplinarian Gandling|M|PRIEST/WARLOCK||ELITE|4/3/6
SCH_133|Wolpertinger|M|HUNTER|BEAST||1/1/1
SCH_135|Turalyon, the Tenured|M|PALADIN||RUSH,ELITE|8/3/12
SCH_136|Power Word: Feast|S|PRIEST|||2
SCH_137|Frazzled Freshman|M|PRIEST|||1/1/4
SCH_138|Blessing of Authority|S|PALADIN|||5
SCH_139|Devout Pupil|M|PALADIN/PRIEST||DIVINE_SHIELD,TAUNT|6/4/5
SCH_140|Flesh Giant|M|PRIEST/WARLOCK|||8/8/8 24.6.2:10/8/8
SCH_141|High Abbess Alura|M|PALADIN/PRIEST||ELITE|4/3/6 19.6:5/3/6 24.6.2:4/3/6
SCH_142|Voracious Reader|M||||2/1/3 19.2:3/1/3
SCH_143|Divine Rager|M||ELEMENTAL|DIVINE_SHIELD|4/5/1
SCH_145|Desk Imp|M||DEMON||0/1/1
SCH_146|Robes of Protection|M||||3/2/4
SCH_147|Boneweb Egg|M|WARLOCK||DEATHRATTLE|2/0/2
SCH_149|Argent Braggart|M|PALADIN|||2/1/1
SCH_157|Enchanted Cauldron|M||||3/1/6
SCH_158|Demonic Studies|S|WARLOCK|||1
SCH_159|Mindrender Illucia|M|PRIEST||ELITE|2/1/3 18.0.2:3/1/3
SCH_160|Wandmaker|M||||2/2/2
SCH_162|Vectus|M|||ELITE|5/4/4
SCH_181|Archwitch Willow|M|WARLOCK||ELITE|9/7/7 18.2:8/5/5
SCH_182|Speaker Gidra|M|DRUID/SHAMAN||RUSH,WINDFURY,ELITE|3/1/4
SCH_199|Transfer Student|M||||2/2/2
SCH_224|Headmaster Kel'Thuzad|M|||ELITE|5/4/6
SCH_230|Onyx Magescribe|M||DRAGON||6/4/9
SCH_231|Intrepid Initiate|M||||1/1/2
SCH_232|Crimson Hothead|M||DRAGON||4/3/6
SCH_233|Draconic Studies|S|PRIEST|||1
SCH_234|Shifty Sophomore|M|ROGUE||STEALTH|4/4/4
SCH_235|Devolving Missiles|S|MAGE/SHAMAN|||1
SCH_236|Diligent Notetaker|M|SHAMAN|||2/2/3
SCH_237|Athletic Studies|S|WARRIOR|||1
SCH_238|Reaper's Scythe|W|WARRIOR|||4/4/2
SCH_239|Krolusk Barkstripper|M|HUNTER|BEAST||4/3/5
SCH_241|Firebrand|M|MAGE|||3/3/4
SCH_242|Gibberling|M|DRUID|||1/1/1 24.6.2:2/1/1
SCH_243|Wyrm Weaver|M|MAGE|||5/3/6 24.6.2:4/3/5
SCH_244|Teacher's Pet|M|DRUID/HUNTER|BEAST|DEATHRATTLE,TAUNT|5/4/5
SCH_245|Steward of Scrolls|M||ELEMENTAL|SPELLPOWER=1|5/4/4
SCH_247|First Day of School|S|PALADIN|||0 24.6.2:1
SCH_248|Pen Flinger|M||||1/1/1
SCH_250|Wave of Apathy|S|PALADIN/PRIEST|||1
SCH_252|Marrowslicer|W|DEMONHUNTER|||4/4/2
SCH_253|Cycle of Hatred|S|DEMONHUNTER|||7
SCH_259|Sphere of Sapience|W|||ELITE|1/0/4
SCH_270|Primordial Studies|S|MAGE/SHAMAN|||1
SCH_271|Molten Blast|S|SHAMAN|||3
SCH_273|Ras Frostwhisper|M|MAGE/SHAMAN||ELITE|5/3/6
SCH_276|Magehunter|M|DEMONHUNTER||RUSH|3/2/3
SCH_279|Trueaim Crescent|W|HUNTER/DEMONHUNTER|||1/1/4
SCH_283|Manafeeder Panthara|M||BEAST||2/2/3
SCH_300|Carrion Studies|S|HUNTER|||1
SCH_301|Rune Dagger|W|SHAMAN|||2/1/3
SCH_302|Gift of Luminance|S|PALADIN/PRIEST|||3
SCH_305|Secret Passage|S|ROGUE|||1
SCH_307|School Spirits|S|WARLOCK|||3
SCH_310|Lab Partner|M|MAGE||SPELLPOWER=1|1/1/3
SCH_311|Animated Broomstick|M|||RUSH|1/1/1
SCH_312|Tour Guide|M||||1/1/1
SCH_313|Wretched Tutor|M||||4/2/5
SCH_317|Playmaker|M|WARRIOR|||3/4/3
SCH_333|Nature Studies|S|DRUID|||1
SCH_337|Troublemaker|M|WARRIOR|||8/6/8
SCH_340|Bloated Python|M|HUNTER|BEAST|DEATHRATTLE|3/1/2
SCH_343|Void Drinker|M|WARLOCK|DEMON|TAUNT|5/4/5
SCH_348|Combustion|S|MAGE|||3
SCH_350|Wand Thief|M|MAGE/ROGUE|||1/1/2
SCH_351|Jandice Barov|M|MAGE/ROGUE||ELITE|5/2/1
SCH_352|Potion of Illusion|S|MAGE/ROGUE|||4
SCH_353|Cram Session|S|MAGE|||2
SCH_354|Ancient Void Hound|M|DEMONHUNTER|DEMON||9/10/10
SCH_355|Shardshatter Mystic|M|DEMONHUNTER|||3/3/2 19.2:4/3/2 24.6.2:3/3/2
SCH_356|Glide|S|DEMONHUNTER|||4
SCH_357|Fel Guardians|S|DEMONHUNTER|||7
SCH_400|Mozaki, Master Duelist|M|MAGE||ELITE|5/3/8
SCH_422|Double Jump|S|DEMONHUNTER|||1
SCH_425|Doctor Krastinov|M|ROGUE/WARRIOR||RUSH,ELITE|5/4/4
SCH_426|Infiltrator Lilian|M|ROGUE||DEATHRATTLE,STEALTH,ELITE|4/4/2
SCH_427|Lightning Bloom|S|DRUID/SHAMAN||OVERLOAD=2|0
SCH_428|Lorekeeper Polkelt|M|||ELITE|4/4/5 19.2:5/4/5 24.6.2:4/4/5
SCH_507|Instructor Fireheart|M|SHAMAN||ELITE|3/3/3
SCH_509|Brain Freeze|S|MAGE/ROGUE|||1
SCH_512|Initiation|S|PRIEST|||6
SCH_513|Brittlebone Destroyer|M|PRIEST/WARLOCK|||4/3/3
SCH_514|Raise Dead|S|PRIEST/WARLOCK|||0
SCH_517|Shadowlight Scholar|M|WARLOCK|||3/3/4
SCH_519|Vulpera Toxinblade|M|ROGUE|||3/3/3
SCH_521|Coerce|S|ROGUE/WARRIOR|||3
SCH_522|Steeldancer|M|ROGUE/WARRIOR|||4/4/4
SCH_523|Ceremonial Maul|W|PALADIN/WARRIOR|||3/2/2
SCH_524|Shield of Honor|S|PALADIN/WARRIOR|||1
SCH_525|In Formation!|S|WARRIOR|||2
SCH_526|Lord Barov|M|PALADIN/WARRIOR||DEATHRATTLE,ELITE|3/3/2
SCH_530|Sorcerous Substitute|M||||6/6/6
SCH_532|Goody Two-Shields|M|PALADIN||DIVINE_SHIELD|3/4/2
SCH_533|Commencement|S|PALADIN/WARRIOR|||7
SCH_535|Tidal Wave|S|SHAMAN||LIFESTEAL|8
SCH_537|Trick Totem|M|MAGE/SHAMAN|TOTEM||2/0/3
SCH_538|Ace Hunter Kreen|M|HUNTER/DEMONHUNTER||ELITE|3/2/4
SCH_539|Professor Slate|M|HUNTER||ELITE|3/3/4
SCH_600|Demon Companion|S|HUNTER/DEMONHUNTER|||1
SCH_603|Star Student Stelina|M|DEMONHUNTER||ELITE|4/4/3
SCH_604|Overwhelm|S|HUNTER|||1
SCH_605|Lake Thresher|M||BEAST||5/4/6
SCH_606|Partner Assignment|S|DRUID|||1
SCH_607|Shan'do Wildclaw|M|DRUID/HUNTER||ELITE|3/3/3
SCH_609|Survival of the Fittest|S|DRUID|||10
SCH_610|Guardian Animals|S|DRUID/HUNTER|||7 18.4.2:8 24.6.2:7
SCH_612|Runic Carvings|S|DRUID/SHAMAN||OVERLOAD=2|6
SCH_613|Groundskeeper|M|DRUID/SHAMAN||TAUNT|4/4/5
SCH_614|Forest Warden Omu|M|DRUID||ELITE|6/5/4
SCH_615|Totem Goliath|M|SHAMAN|TOTEM|DEATHRATTLE|5/4/5 18.2:5/5/5
SCH_616|Twilight Runner|M|DRUID|BEAST|STEALTH|5/5/4
SCH_617|Adorable Infestation|S|DRUID/HUNTER|||1
SCH_618|Blood Herald|M|HUNTER/DEMONHUNTER|||5/1/1
SCH_621|Rattlegore|M|WARRIOR||DEATHRATTLE,ELITE|9/9/9
SCH_622|Self-Sharpening Sword|W|ROGUE|||3/1/4
SCH_623|Cutting Class|S|ROGUE/WARRIOR|||5
SCH_700|Spirit Jailer|M|WARLOCK/DEMONHUNTER|DEMON||1/1/3
SCH_701|Soul Shear|S|WARLOCK/DEMONHUNTER|||2
SCH_702|Felosophy|S|WARLOCK/DEMONHUNTER|||1
SCH_703|Soulciologist Malicia|M|WARLOCK/DEMONHUNTER||ELITE|7/5/5
SCH_704|Soulshard Lapidary|M|DEMONHUNTER|||5/5/5
SCH_705|Vilefiend Trainer|M|DEMONHUNTER|||4/5/4
SCH_706|Plagiarize|S|ROGUE||SECRET|2
SCH_707|Fishy Flyer|M||MURLOC|DEATHRATTLE,RUSH|4/4/3
SCH_708|Sneaky Delinquent|M|||DEATHRATTLE,STEALTH|2/3/1
SCH_709|Smug Senior|M|||DEATHRATTLE,TAUNT|6/5/7
SCH_710|Ogremancer|M||||5/3/7
SCH_711|Plagued Protodrake|M||DRAGON|DEATHRATTLE|8/8/8
SCH_712|Judicious Junior|M|PALADIN||LIFESTEAL|6/4/9
SCH_713|Cult Neophyte|M||||2/3/2
SCH_714|Educated Elekk|M||BEAST|DEATHRATTLE|3/3/4
SCH_717|Keymaster Alabaster|M|||ELITE|7/6/8
# STORMWIND
DED_001|Druid of the Reef|M|DRUID|||1/1/1
DED_002|Moonlit Guidance|S|DRUID|||2
DED_003|Jerry Rig Carpenter|M|DRUID|PIRATE||2/2/1
DED_004|Blackwater Cutlass|W|ROGUE|||1/2/2
DED_005|Parrrley|S|ROGUE|||1
DED_006|Mr. Smite|M||PIRATE|ELITE|7/6/5
DED_007|Defias Blastfisher|M|HUNTER|PIRATE||5/3/2
DED_008|Monstrous Parrot|M|HUNTER|BEAST||4/3/4
DED_009|Doggie Biscuit|S|HUNTER|||2
DED_500|Wealth Redistributor|M|PALADIN|PIRATE|TAUNT|5/2/8
DED_501|Sunwing Squawker|M|PALADIN|BEAST||4/3/4
DED_502|Righteous Defense|S|PALADIN|||3
DED_503|Shadowblade Slinger|M|WARLOCK|PIRATE||1/2/1
DED_504|Wicked Shipment|S|WARLOCK|||1
DED_505|Hullbreaker|M|WARLOCK|DEMON|DEATHRATTLE|4/4/3
DED_506|Need for Greed|S|DEMONHUNTER|||5
DED_507|Crow's Nest Lookout|M|DEMONHUNTER|DEMON||3/2/2
DED_508|Proving Grounds|S|DEMONHUNTER|||6
DED_509|Brilliant Macaw|M|SHAMAN|BEAST||3/3/3
DED_510|Edwin, Defias Kingpin|M|ROGUE|PIRATE|ELITE|4/4/4
DED_511|Suckerhook|M|SHAMAN|PIRATE||4/3/6
DED_512|Amulet of Undying|S|PRIEST|||3
DED_513|Defias Leper|M|PRIEST|PIRATE||2/3/2
DED_514|Copycat|M|PRIEST|BEAST||3/3/4
DED_515|Grey Sage Parrot|M|MAGE|BEAST||6/4/5
DED_516|Deepwater Evoker|M|MAGE|PIRATE||4/3/4
DED_517|Arcane Overflow|S|MAGE|||5
DED_518|Man the Cannons|S|WARRIOR|||2
DED_519|Defias Cannoneer|M|WARRIOR|PIRATE||3/3/3
DED_521|Maddest Bomber|M||||8/9/8
DED_522|Cookie the Cook|M|SHAMAN|MURLOC|DEATHRATTLE,LIFESTEAL,ELITE|3/2/3
DED_523|Golakka Glutton|M||PIRATE||3/2/3
DED_524|Multicaster|M||PIRATE||4/3/4
DED_525|Goliath, Sneed's Masterpiece|M||MECHANICAL|ELITE|8/8/8
DED_527|Blacksmithing Hammer|W|WARRIOR|||4/5/1
SW_001|Celestial Ink Set|W|MAGE|||2/0/2
SW_003|Runed Mithril Rod|W|WARLOCK|||5/0/2
SW_006|Stubborn Suspect|M|||DEATHRATTLE|4/3/3
SW_012|Shadowcloth Needle|W|PRIEST|||1/0/3
SW_021|Cowardly Grunt|M|WARRIOR|||6/6/2
SW_023|Provoke|S|WARRIOR|||0
SW_024|Lothar|M|WARRIOR||ELITE|7/7/7
SW_025|Auctionhouse Gavel|W|SHAMAN|||2/2/2
SW_026|Spirit Alpha|M|SHAMAN|||4/2/5
SW_027|Shiver Their Timbers!|S|WARRIOR|||1
SW_028|Raid the Docks|S|WARRIOR||ELITE|1
SW_029|Harbor Scamp|M|WARRIOR|PIRATE||2/2/2
SW_030|Cargo Guard|M|WARRIOR|PIRATE||3/2/4
SW_031|Command the Elements|S|SHAMAN||ELITE|1
SW_032|Granite Forgeborn|M|SHAMAN|ELEMENTAL||4/4/4
SW_033|Canal Slogger|M|SHAMAN|ELEMENTAL||4/6/4
SW_034|Tiny Toys|S|SHAMAN|||6
SW_035|Charged Call|S|SHAMAN|||3
SW_036|Two-Faced Investor|M||||3/2/4
SW_037|Irebound Brute|M|DEMONHUNTER|DEMON|TAUNT|7/6/7
SW_039|Final Showdown|S|DEMONHUNTER||ELITE|1
SW_040|Fel Barrage|S|DEMONHUNTER|||2
SW_041|Sigil of Alacrity|S|DEMONHUNTER|||1
SW_042|Persistent Peddler|M|DEMONHUNTER||DEATHRATTLE|4/4/3
SW_043|Felgorger|M|DEMONHUNTER|DEMON||4/4/3
SW_044|Jace Darkweaver|M|DEMONHUNTER||ELITE|8/7/5
SW_045|Auctioneer Jaxon|M|||ELITE|2/2/3
SW_046|City Tax|S|PALADIN||LIFESTEAL|2
SW_047|Highlord Fordragon|M|PALADIN||DIVINE_SHIELD,ELITE|6/5/5
SW_048|Prismatic Jewel Kit|W|PALADIN|||1/0/3
SW_049|Blessed Goods|S|PALADIN|||1
SW_050|Maestra of the Masquerade|M|ROGUE||ELITE|2/3/2
SW_052|Find the Imposter|S|ROGUE||ELITE|1
SW_054|Stormwind Guard|M|||TAUNT|5/4/5
SW_055|Impatient Shopkeep|M|||RUSH|3/3/3
SW_056|Spice Bread Baker|M||||4/3/2
SW_057|Package Runner|M||||3/5/6
SW_059|Deeprun Engineer|M||||2/1/2
SW_060|Florist|M||||2/2/3
SW_061|Guild Trader|M|||SPELLPOWER=2|4/3/4
SW_062|Goldshire Gnoll|M|||RUSH|10/5/4
SW_063|Battleground Battlemaster|M||||6/5/5
SW_064|Northshire Farmer|M||||3/3/3
SW_065|Pandaren Importer|M||||3/2/4
SW_066|Royal Librarian|M||||4/3/4
SW_067|Stockades Guard|M||||1/1/3
SW_068|Mo'arg Forgefiend|M||DEMON|DEATHRATTLE,TAUNT|8/8/8
SW_069|Enthusiastic Banker|M|||DEATHRATTLE|3/2/3
SW_070|Mailbox Dancer|M|||DEATHRATTLE|2/3/2
SW_071|Lion's Guard|M||||5/4/6
SW_072|Rustrot Viper|M||BEAST||3/3/4
SW_073|Cheesemonger|M||||4/3/6
SW_074|Nobleman|M||||3/2/3
SW_075|Elwynn Boar|M||BEAST|DEATHRATTLE|1/1/1
SW_076|City Architect|M||||6/4/4
SW_077|Stockades Prisoner|M||||2/5/4
SW_078|Lady Prestor|M|||ELITE|6/6/7
SW_079|Flightmaster Dungar|M|||ELITE|3/3/3
SW_080|Cornelius Roame|M|||ELITE|6/4/5
SW_081|Varian, King of Stormwind|M|||ELITE|8/7/7
SW_084|Bloodbound Imp|M|WARLOCK|DEMON||2/2/5
SW_085|Dark Alley Pact|S|WARLOCK|||4
SW_086|Shady Bartender|M|WARLOCK|||5/4/4
SW_087|Dreaded Mount|S|WARLOCK|||3
SW_088|Demonic Assault|S|WARLOCK|||4
SW_089|Entitled Customer|M|WARLOCK|||6/3/2
SW_090|Touch of the Nathrezim|S|WARLOCK|||1
SW_091|The Demon Seed|S|WARLOCK||LIFESTEAL,ELITE|1
SW_092|Anetheron|M|WARLOCK|DEMON|ELITE|6/8/6
SW_093|Stormwind Freebooter|M|WARRIOR|PIRATE||3/3/4
SW_094|Heavy Plate|S|WARRIOR|||3
SW_095|Investment Opportunity|S|SHAMAN|||1
SW_097|Remote-Controlled Golem|M|WARRIOR|MECHANICAL||4/3/6
SW_107|Fire Sale|S|MAGE|||4
SW_108|First Flame|S|MAGE|||1
SW_109|Clumsy Courier|M|MAGE|||7/4/5
SW_110|Ignite|S|MAGE|||2
SW_111|Sanctum Chandler|M|MAGE|ELEMENTAL||5/4/5
SW_112|Prestor's Pyromancer|M|MAGE|||2/2/3
SW_113|Grand Magus Antonidas|M|MAGE||ELITE|8/6/6
SW_114|Overdraft|S|SHAMAN|||1
SW_115|Bolner Hammerbeak|M|SHAMAN||ELITE|2/1/4
SW_305|First Blade of Wrynn|M|PALADIN||DIVINE_SHIELD|4/3/5
SW_306|Encumbered Pack Mule|M||BEAST||2/2/3
SW_307|Traveling Merchant|M||||3/2/3
SW_310|Counterfeit Blade|W|ROGUE|||4/4/2
SW_311|Garrote|S|ROGUE|||2
SW_313|Rise to the Occasion|S|PALADIN||ELITE|1
SW_314|Lightbringer's Hammer|W|PALADIN||LIFESTEAL|3/3/2
SW_315|Alliance Bannerman|M|PALADIN|||3/2/2
SW_316|Noble Mount|S|PALADIN|||2
SW_317|Catacomb Guard|M|PALADIN||LIFESTEAL|3/1/4
SW_319|Peasant|M||||1/2/1
SW_320|Rats of Extraordinary Size|S|HUNTER|||6
SW_321|Aimed Shot|S|HUNTER|||3
SW_322|Defend the Dwarven District|S|HUNTER||ELITE|1
SW_323|The Rat King|M|HUNTER|BEAST|DEATHRATTLE,RUSH,ELITE|5/5/5
SW_400|Entrapped Sorceress|M||||3/3/4
SW_405|Sketchy Information|S|ROGUE|||3
SW_411|SI:7 Informant|M|ROGUE|||4/3/3
SW_412|SI:7 Extortion|S|ROGUE|||1
SW_413|SI:7 Operative|M|ROGUE||RUSH|3/2/4
SW_417|SI:7 Assassin|M|ROGUE|||7/4/4
SW_418|SI:7 Skulker|M|||STEALTH|2/2/2
SW_419|Oracle of Elune|M|DRUID|||3/2/4
SW_422|Sow the Soil|S|DRUID|||1
SW_428|Lost in the Park|S|DRUID||ELITE|1
SW_429|Best in Shell|S|DRUID|||6
SW_431|Park Panther|M|DRUID|BEAST|RUSH|4/4/4
SW_432|Kodo Mount|S|DRUID|||4
SW_433|Seek Guidance|S|PRIEST||ELITE|1
SW_434|Loan Shark|M|ROGUE|BEAST|DEATHRATTLE|3/3/4
SW_436|Wickerclaw|M|DRUID|BEAST||2/1/4
SW_437|Composting|S|DRUID|||2
SW_439|Vibrant Squirrel|M|DRUID|BEAST|DEATHRATTLE|1/2/1
SW_440|Call of the Grave|S|PRIEST|||1
SW_441|Shard of the Naaru|S|PRIEST|||1
SW_442|Void Shard|S|PRIEST||LIFESTEAL|4
SW_443|Elekk Mount|S|PRIEST|||7
SW_444|Twilight Deceptor|M|PRIEST|||2/2/3
SW_445|Psyfiend|M|PRIEST|||3/3/4
SW_446|Voidtouched Attendant|M|PRIEST|||1/1/3
SW_447|Sheldras Moontree|M|DRUID||ELITE|8/5/5
SW_448|Darkbishop Benedictus|M|PRIEST||ELITE|5/5/6
SW_450|Sorcerer's Gambit|S|MAGE||ELITE|1
SW_451|Metamorfin|M|DEMONHUNTER|MURLOC|TAUNT|1/1/2
SW_452|Chaos Leech|S|DEMONHUNTER||LIFESTEAL|3
SW_454|Lion's Frenzy|W|DEMONHUNTER|||3/0/2
SW_455|Rodent Nest|M|HUNTER||DEATHRATTLE|4/2/2
SW_457|Leatherworking Kit|W|HUNTER|||1/0/3
SW_458|Ramming Mount|S|HUNTER|||3
SW_459|Stormwind Piper|M|HUNTER|DEMON||3/1/6
SW_460|Devouring Swarm|S|HUNTER|||0
SW_462|Hot Streak|S|MAGE|||0
SW_463|Imported Tarantula|M|HUNTER|BEAST|DEATHRATTLE|5/4/5
# TGT
AT_001|Flame Lance|S|MAGE|||5
AT_002|Effigy|S|MAGE||SECRET|3
AT_003|Fallen Hero|M|MAGE|||2/3/2
AT_004|Arcane Blast|S|MAGE|||1
AT_005|Polymorph: Boar|S|MAGE|||3
AT_006|Dalaran Aspirant|M|MAGE|||4/3/5
AT_007|Spellslinger|M|MAGE|||3/3/4
AT_008|Coldarra Drake|M|MAGE|DRAGON||6/6/6 24.6.2:6/6/7
AT_009|Rhonin|M|MAGE||DEATHRATTLE,ELITE|8/7/7
AT_010|Ram Wrangler|M|HUNTER|||5/3/3
AT_011|Holy Champion|M|PRIEST|||4/3/5
AT_012|Spawn of Shadows|M|PRIEST|||4/5/4
AT_013|Power Word: Glory|S|PRIEST|||1
AT_014|Shadowfiend|M|PRIEST|||3/3/3
AT_015|Convert|S|PRIEST|||2
AT_016|Confuse|S|PRIEST|||2
AT_017|Twilight Guardian|M||DRAGON||4/2/6
AT_018|Confessor Paletress|M|PRIEST||ELITE|7/5/4
AT_019|Dreadsteed|M|WARLOCK|DEMON|DEATHRATTLE|4/1/1
AT_020|Fearsome Doomguard|M|WARLOCK|DEMON||7/6/8
AT_021|Tiny Knight of Evil|M|WARLOCK|DEMON||2/3/2
AT_022|Fist of Jaraxxus|S|WARLOCK|||4
AT_023|Void Crusher|M|WARLOCK|DEMON||6/5/4
AT_024|Demonfuse|S|WARLOCK|||2
AT_025|Dark Bargain|S|WARLOCK|||6
AT_026|Wrathguard|M|WARLOCK|DEMON||2/4/3
AT_027|Wilfred Fizzlebang|M|WARLOCK||ELITE|6/4/4
AT_028|Shado-Pan Rider|M|ROGUE|||5/3/7
AT_029|Buccaneer|M|ROGUE|PIRATE||1/2/1
AT_030|Undercity Valiant|M|ROGUE|||2/3/2
AT_031|Cutpurse|M|ROGUE|||2/2/2
AT_032|Shady Dealer|M|ROGUE|||3/4/3
AT_033|Burgle|S|ROGUE|||3
AT_034|Poisoned Blade|W|ROGUE|||4/1/3
AT_035|Beneath the Grounds|S|ROGUE|||3
AT_036|Anub'arak|M|ROGUE||DEATHRATTLE,ELITE|9/8/4
AT_037|Living Roots|S|DRUID|||1
AT_038|Darnassus Aspirant|M|DRUID||DEATHRATTLE|2/2/3
AT_039|Savage Combatant|M|DRUID|BEAST||4/5/4
AT_040|Wildwalker|M|DRUID|||4/4/4
AT_041|Knight of the Wild|M|DRUID|||7/6/6
AT_042|Druid of the Saber|M|DRUID|||2/2/1
AT_043|Astral Communion|S|DRUID|||4
AT_044|Mulch|S|DRUID|||3
AT_045|Aviana|M|DRUID||ELITE|9/5/5 14.0:10/5/5
AT_046|Tuskarr Totemic|M|SHAMAN|||3/3/2
AT_047|Draenei Totemcarver|M|SHAMAN|||4/4/4 24.6.2:4/4/5
AT_048|Healing Wave|S|SHAMAN|||3
AT_049|Thunder Bluff Valiant|M|SHAMAN|||5/3/6
AT_050|Charged Hammer|W|SHAMAN||DEATHRATTLE|4/2/4
AT_051|Elemental Destruction|S|SHAMAN||OVERLOAD=5|3
AT_052|Totem Golem|M|SHAMAN|TOTEM|OVERLOAD=1|2/3/4
AT_053|Ancestral Knowledge|S|SHAMAN||OVERLOAD=2|2
AT_054|The Mistcaller|M|SHAMAN||ELITE|6/4/4
AT_055|Flash Heal|S|PRIEST|||1
AT_056|Powershot|S|HUNTER|||3
AT_057|Stablemaster|M|HUNTER|||3/4/2
AT_058|King's Elekk|M|HUNTER|BEAST||2/3/2
AT_059|Brave Archer|M|HUNTER|||1/2/1
AT_060|Bear Trap|S|HUNTER||SECRET|2
AT_061|Lock and Load|S|HUNTER|||2 24.6.2:1
AT_062|Ball of Spiders|S|HUNTER|||6
AT_063|Acidmaw|M|HUNTER|BEAST|ELITE|7/4/2
AT_063t|Dreadscale|M|HUNTER|BEAST|ELITE|3/4/2
AT_064|Bash|S|WARRIOR|||3 24.6.2:2
AT_065|King's Defender|W|WARRIOR|||3/3/2
AT_066|Orgrimmar Aspirant|M|WARRIOR|||3/3/3
AT_067|Magnataur Alpha|M|WARRIOR|||4/5/3
AT_068|Bolster|S|WARRIOR|||2
AT_069|Sparring Partner|M|WARRIOR|||2/3/2
AT_070|Skycap'n Kragg|M||PIRATE|CHARGE,ELITE|7/4/6
AT_071|Alexstrasza's Champion|M|WARRIOR|||2/2/3
AT_072|Varian Wrynn|M|WARRIOR||ELITE|10/7/7
AT_073|Competitive Spirit|S|PALADIN||SECRET|1
AT_074|Seal of Champions|S|PALADIN|||3
AT_075|Warhorse Trainer|M|PALADIN|||3/2/4 24.6.2:3/3/4
AT_076|Murloc Knight|M|PALADIN|MURLOC||4/3/4
AT_077|Argent Lance|W|PALADIN|||2/2/2
AT_078|Enter the Coliseum|S|PALADIN|||6
AT_079|Mysterious Challenger|M|PALADIN|||6/6/6
AT_080|Garrison Commander|M||||2/2/3
AT_081|Eadric the Pure|M|PALADIN||ELITE|7/3/7
AT_082|Lowly Squire|M||||1/1/2
AT_083|Dragonhawk Rider|M||||3/3/3
AT_084|Lance Carrier|M||||2/1/2
AT_085|Maiden of the Lake|M||||4/2/6
AT_086|Saboteur|M||||3/4/3
AT_087|Argent Horserider|M|||CHARGE,DIVINE_SHIELD|3/2/1
AT_088|Mogor's Champion|M||||6/8/5
AT_089|Boneguard Lieutenant|M||||2/3/2
AT_090|Mukla's Champion|M||BEAST||5/4/3
AT_091|Tournament Medic|M||||4/1/8
AT_092|Ice Rager|M||ELEMENTAL||3/5/2
AT_093|Frigid Snobold|M|||SPELLPOWER=1|4/2/6
AT_094|Flame Juggler|M||||2/2/3
AT_095|Silent Knight|M|||DIVINE_SHIELD,STEALTH|3/2/2
AT_096|Clockwork Knight|M||MECHANICAL||5/5/5
AT_097|Tournament Attendee|M|||TAUNT|1/2/1
AT_098|Sideshow Spelleater|M||||6/6/5
AT_099|Kodorider|M||||6/3/5
AT_100|Silver Hand Regent|M||||3/3/3
AT_101|Pit Fighter|M||||5/5/6
AT_102|Captured Jormungar|M||BEAST||7/5/9
AT_103|North Sea Kraken|M||BEAST||9/9/7
AT_104|Tuskarr Jouster|M|PALADIN|||5/5/5
AT_105|Injured Kvaldir|M||||1/2/4
AT_106|Light's Champion|M||||3/4/3
AT_108|Armored Warhorse|M||BEAST||4/5/3
AT_109|Argent Watchman|M||||2/2/4
AT_110|Coliseum Manager|M||||3/2/5
AT_111|Refreshment Vendor|M||||4/3/5
AT_112|Master Jouster|M||||6/5/6
AT_113|Recruiter|M||||5/5/4
AT_114|Evil Heckler|M|||TAUNT|4/5/4
AT_115|Fencing Coach|M||||3/2/2
AT_116|Wyrmrest Agent|M|PRIEST|||2/1/4
AT_117|Master of Ceremonies|M||||3/4/2
AT_118|Grand Crusader|M||||6/5/5
AT_119|Kvaldir Raider|M||||5/4/4
AT_120|Frost Giant|M||||10/8/8
AT_121|Crowd Favorite|M||||4/4/4
AT_122|Gormok the Impaler|M|||ELITE|4/4/4
AT_123|Chillmaw|M||DRAGON|DEATHRATTLE,TAUNT,ELITE|7/6/6
AT_124|Bolf Ramshield|M|||ELITE|6/3/9
AT_125|Icehowl|M|||CHARGE,ELITE|9/10/10
AT_127|Nexus-Champion Saraad|M|||ELITE|5/4/5
AT_128|The Skeleton Knight|M|||DEATHRATTLE,ELITE|6/7/4
AT_129|Fjola Lightbane|M|||ELITE|3/3/4
AT_130|Sea Reaver|M|WARRIOR|||6/6/7
AT_131|Eydis Darkbane|M|||ELITE|3/3/4
AT_132|Justicar Trueheart|M|||ELITE|6/6/3
AT_133|Gadgetzan Jouster|M||||1/1/2
# THE_BARRENS
BAR_020|Razormane Raider|M||QUILBOAR||5/5/6
BAR_021|Gold Road Grunt|M|||TAUNT|5/3/7
BAR_022|Peon|M||||2/2/3
BAR_024|Oasis Thrasher|M||BEAST||2/2/3
BAR_025|Sunwell Initiate|M||||3/3/4
BAR_026|Death's Head Cultist|M||QUILBOAR|DEATHRATTLE,TAUNT|3/2/4
BAR_027|Darkspear Berserker|M|||DEATHRATTLE|4/5/7
BAR_030|Pack Kodo|M|HUNTER|BEAST||3/3/3
BAR_031|Sunscale Raptor|M|HUNTER|BEAST||1/1/3
BAR_032|Piercing Shot|S|HUNTER|||4
BAR_033|Prospector's Caravan|M|HUNTER|||2/1/3
BAR_034|Tame Beast (Rank 1)|S|HUNTER|||2
BAR_035|Kolkar Pack Runner|M|HUNTER|||3/3/4
BAR_037|Warsong Wrangler|M|HUNTER|||4/3/4
BAR_038|Tavish Stormpike|M|HUNTER||ELITE|3/2/5
BAR_040|South Coast Chieftain|M|SHAMAN|MURLOC||2/3/2
BAR_041|Nofin Can Stop Us|S|SHAMAN|||3
BAR_042|Primordial Protector|M||ELEMENTAL||8/6/6
BAR_043|Tinyfin's Caravan|M|SHAMAN|||2/1/3
BAR_044|Chain Lightning (Rank 1)|S|SHAMAN|||2
BAR_045|Arid Stormer|M|SHAMAN|ELEMENTAL||3/2/5
BAR_048|Bru'kan|M|SHAMAN||ELITE|4/5/4
BAR_060|Hog Rancher|M||||3/3/2
BAR_061|Ratchet Privateer|M||PIRATE||3/4/3
BAR_062|Lushwater Murcenary|M||MURLOC||2/3/2
BAR_063|Lushwater Scout|M||MURLOC||2/1/3
BAR_064|Talented Arcanist|M||||2/1/3
BAR_065|Venomous Scorpid|M||BEAST|POISONOUS|3/1/3
BAR_069|Injured Marauder|M|||TAUNT|4/5/10
BAR_070|Gruntled Patron|M||||4/3/3
BAR_071|Taurajo Brave|M||||6/4/8
BAR_072|Burning Blade Acolyte|M|||DEATHRATTLE|5/1/1
BAR_073|Barrens Blacksmith|M||||5/3/5
BAR_074|Far Watch Post|M||||2/2/3
BAR_075|Crossroads Watch Post|M||||4/4/6
BAR_076|Mor'shan Watch Post|M||||3/3/4
BAR_077|Kargal Battlescar|M|||ELITE|7/5/5
BAR_078|Blademaster Samuro|M|||RUSH,ELITE|4/1/6
BAR_079|Kazakus, Golem Shaper|M|||ELITE|4/3/3
BAR_080|Shadow Hunter Vol'jin|M|||ELITE|5/3/6
BAR_081|Southsea Scoundrel|M||PIRATE||4/5/5
BAR_082|Barrens Trapper|M||||3/2/4
BAR_305|Flurry (Rank 1)|S|MAGE|||0
BAR_306|Sigil of Flame|S|DEMONHUNTER|||2
BAR_307|Void Flayer|M|PRIEST|||4/3/4
BAR_308|Power Word: Fortitude|S|PRIEST|||8
BAR_309|Desperate Prayer|S|PRIEST|||0
BAR_310|Lightshower Elemental|M|PRIEST|ELEMENTAL|DEATHRATTLE,TAUNT|6/6/6
BAR_311|Devouring Plague|S|PRIEST||LIFESTEAL|3
BAR_312|Soothsayer's Caravan|M|PRIEST|||2/1/3
BAR_313|Priest of An'she|M|PRIEST||TAUNT|5/5/5
BAR_314|Condemn (Rank 1)|S|PRIEST|||2
BAR_315|Serena Bloodfeather|M|PRIEST||ELITE|2/1/1
BAR_316|Oil Rig Ambusher|M|ROGUE|||4/4/4
BAR_317|Field Contact|M|ROGUE|||3/3/2
BAR_318|Silverleaf Poison|S|ROGUE|||1
BAR_319|Wicked Stab (Rank 1)|S|ROGUE|||2
BAR_320|Efficient Octo-bot|M|ROGUE|MECHANICAL||3/1/4
BAR_321|Paralytic Poison|S|ROGUE|||1
BAR_322|Swinetusk Shank|W|ROGUE|||3/2/2
BAR_323|Yoink!|S|ROGUE|||1
BAR_324|Apothecary Helbrim|M|ROGUE||DEATHRATTLE,ELITE|4/3/2
BAR_325|Razorboar|M|DEMONHUNTER|BEAST|DEATHRATTLE|2/3/2
BAR_326|Razorfen Beastmaster|M|DEMONHUNTER|QUILBOAR|DEATHRATTLE|3/3/3
BAR_327|Vile Call|S|DEMONHUNTER|||3
BAR_328|Vengeful Spirit|M|DEMONHUNTER|||4/4/4
BAR_329|Death Speaker Blackthorn|M|DEMONHUNTER|QUILBOAR|ELITE|7/3/6
BAR_330|Tuskpiercer|W|DEMONHUNTER||DEATHRATTLE|1/1/2
BAR_333|Kurtrus Ashfallen|M|DEMONHUNTER||ELITE|4/3/4
BAR_334|Overlord Saurfang|M|WARRIOR||ELITE|7/5/4
BAR_430|Horde Operative|M||||3/3/4
BAR_533|Thorngrowth Sentries|S|DRUID|||2
BAR_534|Pride's Fury|S|DRUID|||4
BAR_535|Thickhide Kodo|M|DRUID|BEAST|DEATHRATTLE,TAUNT|4/3/5
BAR_536|Living Seed (Rank 1)|S|DRUID|||2
BAR_537|Razormane Battleguard|M|DRUID|QUILBOAR||2/2/2
BAR_538|Druid of the Plains|M|DRUID|BEAST|RUSH|7/7/6
BAR_539|Celestial Alignment|S|DRUID|||8
BAR_540|Plaguemaw the Rotting|M|DRUID|QUILBOAR|ELITE|4/3/4
BAR_541|Runed Orb|S|MAGE|||2
BAR_542|Refreshing Spring Water|S|MAGE|||5
BAR_544|Reckless Apprentice|M|MAGE|||4/3/5
BAR_545|Arcane Luminary|M|MAGE|ELEMENTAL||3/4/3
BAR_546|Wildfire|S|MAGE|||1
BAR_547|Mordresh Fire Eye|M|MAGE||ELITE|8/8/8
BAR_549|Mark of the Spikeshell|S|DRUID|||2
BAR_550|Galloping Savior|S|PALADIN||SECRET|1
BAR_551|Barak Kodobane|M|HUNTER||ELITE|5/3/5
BAR_552|Scabbs Cutterbutter|M|ROGUE||ELITE|4/3/3
BAR_705|Sigil of Silence|S|DEMONHUNTER|||0
BAR_720|Guff Runetotem|M|DRUID||ELITE|3/2/4
BAR_721|Mankrik|M|||ELITE|3/3/4
BAR_735|Xyrella|M|PRIEST||ELITE|4/4/4
BAR_743|Toad of the Wilds|M||BEAST|TAUNT|2/2/2
BAR_744|Spirit Healer|M||||4/3/6
BAR_745|Hecklefang Hyena|M||BEAST||2/2/4
BAR_748|Varden Dawngrasp|M|MAGE||ELITE|4/3/3
BAR_750|Earth Revenant|M|SHAMAN|ELEMENTAL|TAUNT|4/2/6
BAR_751|Spawnpool Forager|M|SHAMAN|MURLOC|DEATHRATTLE|1/1/2
BAR_801|Wound Prey|S|HUNTER|||1
BAR_812|Oasis Ally|S|MAGE||SECRET|3
BAR_840|Whirling Combatant|M|WARRIOR|||4/3/6
BAR_841|Bulk Up|S|WARRIOR|||2
BAR_842|Conditioning (Rank 1)|S|WARRIOR|||2
BAR_843|Warsong Envoy|M|WARRIOR|||1/1/3
BAR_844|Outrider's Axe|W|WARRIOR|||4/3/3
BAR_845|Rancor|S|WARRIOR|||4
BAR_846|Mor'shan Elite|M|WARRIOR||TAUNT|5/4/4
BAR_847|Rokara|M|WARRIOR||RUSH,ELITE|3/2/3
BAR_848|Lilypad Lurker|M|SHAMAN|ELEMENTAL||5/5/6
BAR_854|Kindling Elemental|M||ELEMENTAL||1/1/2
BAR_860|Firemancer Flurgl|M|SHAMAN|MURLOC|ELITE|2/2/3
BAR_871|Soldier's Caravan|M|PALADIN|||2/1/3
BAR_873|Knight of Anointment|M|PALADIN|||1/1/1
BAR_875|Sword of the Fallen|W|PALADIN|||2/1/2
BAR_876|Northwatch Commander|M|PALADIN|||3/3/4
BAR_878|Veteran Warmedic|M|PALADIN|||4/3/5
BAR_879|Cannonmaster Smythe|M|PALADIN||ELITE|5/4/4
BAR_880|Conviction (Rank 1)|S|PALADIN|||2
BAR_881|Invigorating Sermon|S|PALADIN|||4
BAR_888|Rimetongue|M|MAGE|||3/3/4
BAR_890|Crossroads Gossiper|M||||3/4/3
BAR_891|Fury (Rank 1)|S|DEMONHUNTER|||1
BAR_896|Stonemaul Anchorman|M|WARRIOR|PIRATE|RUSH|5/4/6
BAR_902|Cariel Roame|M|PALADIN||DIVINE_SHIELD,RUSH,ELITE|4/4/3
BAR_910|Grimoire of Sacrifice|S|WARLOCK|||1
BAR_911|Soul Rend|S|WARLOCK|||4
BAR_912|Apothecary's Caravan|M|WARLOCK|||2/1/3
BAR_913|Altar of Fire|S|WARLOCK|||1
BAR_914|Imp Swarm (Rank 1)|S|WARLOCK|||2
BAR_915|Kabal Outfitter|M|WARLOCK||DEATHRATTLE|3/3/3
BAR_916|Blood Shard Bristleback|M|WARLOCK|QUILBOAR|LIFESTEAL|3/3/3
BAR_917|Barrens Scavenger|M|WARLOCK||TAUNT|6/6/6
BAR_918|Tamsin Roame|M|WARLOCK||ELITE|3/1/3
BAR_919|Neeru Fireblade|M|WARLOCK||ELITE|5/5/5
WC_003|Sigil of Summoning|S|DEMONHUNTER|||2
WC_004|Fangbound Druid|M|DRUID||DEATHRATTLE,TAUNT|3/4/3
WC_005|Primal Dungeoneer|M|SHAMAN|||3/2/3
WC_006|Lady Anacondra|M|DRUID||ELITE|6/3/7
WC_007|Serpentbloom|S|HUNTER|||0
WC_008|Sin'dorei Scentfinder|M|HUNTER|||4/1/6
WC_013|Devout Dungeoneer|M|PRIEST|||3/2/3
WC_014|Against All Odds|S|PRIEST|||5
WC_015|Water Moccasin|M|ROGUE|BEAST|STEALTH|3/2/5
WC_016|Shroud of Concealment|S|ROGUE|||3
WC_017|Savory Deviate Delight|S|ROGUE|||1
WC_020|Perpetual Flame|S|SHAMAN||OVERLOAD=1|2
WC_021|Unstable Shadow Blast|S|WARLOCK|||2
WC_022|Final Gasp|S|WARLOCK|||1
WC_023|Stealer of Souls|M|WARLOCK|DEMON||6/4/6
WC_024|Man-at-Arms|M|WARRIOR|||2/2/3
WC_025|Whetstone Hatchet|W|WARRIOR|||1/1/4
WC_026|Kresh, Lord of Turtling|M|WARRIOR|BEAST|DEATHRATTLE,ELITE|6/3/9
WC_027|Devouring Ectoplasm|M|||DEATHRATTLE|3/3/2
WC_028|Meeting Stone|M||||1/0/2
WC_029|Selfless Sidekick|M||||7/6/6
WC_030|Mutanus the Devourer|M||MURLOC|ELITE|7/4/4
WC_032|Seedcloud Buckler|W|PALADIN||DEATHRATTLE|3/2/3
WC_033|Judgment of Justice|S|PALADIN||SECRET|1
WC_034|Party Up!|S|PALADIN|||7
WC_035|Archdruid Naralex|M|||ELITE|3/3/3
WC_036|Deviate Dreadfang|M|DRUID|BEAST||8/4/9
WC_037|Venomstrike Bow|W|HUNTER||POISONOUS|4/1/2
WC_040|Taintheart Tormenter|M|DEMONHUNTER|DEMON|TAUNT|8/8/8
WC_041|Shattering Blast|S|MAGE|||3
WC_042|Wailing Vapor|M|SHAMAN|ELEMENTAL||1/1/3
WC_701|Felrattler|M|DEMONHUNTER|BEAST|DEATHRATTLE,RUSH|3/3/2
WC_803|Cleric of An'she|M|PRIEST|||1/1/2
WC_805|Frostweave Dungeoneer|M|MAGE|||3/2/3
WC_806|Floecaster|M|MAGE|||6/5/5
# THE_SUNKEN_CITY
TID_000|Spirit of the Tides|M|DRUID|ELEMENTAL||2/2/2
TID_001|Moonbeam|S|DRUID|||1
TID_002|Herald of Nature|M|DRUID|NAGA||3/3/3
TID_003|Tidelost Burrower|M|SHAMAN|MURLOC||4/4/4
TID_004|Clownfish|M|SHAMAN|MURLOC||3/3/2
TID_005|Command of Neptulon|S|SHAMAN||OVERLOAD=1|5
TID_074|Ancient Krakenbane|M|HUNTER|NAGA||3/3/3
TID_075|Shellshot|S|HUNTER|||3
TID_077|Lightray|M|PALADIN|ELEMENTAL|TAUNT|9/5/5
TID_078|Shattershambler|M|ROGUE|ELEMENTAL||1/1/3
TID_080|Inkveil Ambusher|M|ROGUE|NAGA|STEALTH|2/1/2
TID_085|Herald of Light|M|PRIEST|NAGA||3/3/4
TID_098|Myrmidon|M|PALADIN|NAGA||3/3/4
TID_099|K9-0tron|M|HUNTER|MECHANICAL||2/2/3
TID_700|Disarming Elemental|M|PRIEST|ELEMENTAL||4/4/4
TID_703|Topple the Idol|S|DEMONHUNTER|||5
TID_704|Fossil Fanatic|M|DEMONHUNTER|||2/2/2
TID_706|Herald of Chaos|M|DEMONHUNTER|NAGA|LIFESTEAL|3/3/4
TID_707|Submerged Spacerock|M|MAGE|ELEMENTAL|DEATHRATTLE|2/2/2
TID_708|Polymorph: Jellyfish|S|MAGE|||3
TID_709|Lady Naz'jar|M|MAGE|NAGA|ELITE|5/5/5
TID_710|Snapdragon|M||BEAST||3/3/3
TID_711|Ozumat|M||BEAST|DEATHRATTLE,ELITE|8/6/5
TID_712|Neptulon the Tidehunter|M||ELEMENTAL|RUSH,WINDFURY,ELITE|10/7/7
TID_713|Bubbler|M||ELEMENTAL||1/2/4
TID_714|Igneous Lavagorger|M|WARRIOR|ELEMENTAL|TAUNT|4/3/5
TID_715|Clash of the Colossals|S|WARRIOR|||3
TID_716|Tidal Revenant|M|WARRIOR|ELEMENTAL||8/5/8
TID_717|Herald of Shadows|M|WARLOCK|NAGA||3/4/2
TID_718|Immolate|S|WARLOCK|||4
TID_719|Commander Ulthok|M|WARLOCK||ELITE|5/7/7
TID_744|Coilfang Constrictor|M||BEAST||4/5/4
TID_920|Drown|S|PRIEST|||4
TID_931|Jackpot!|S|ROGUE|||2
TID_949|Front Lines|S|PALADIN|||9
TSC_001|Naval Mine|M||MECHANICAL|DEATHRATTLE|2/0/2
TSC_002|Pufferfist|M||PIRATE||3/3/3
TSC_006|Multi-Strike|S|DEMONHUNTER|||2
TSC_007|Gangplank Diver|M||PIRATE|RUSH|5/6/4
TSC_013|Slimescale Diver|M||MURLOC|POISONOUS,RUSH|3/2/4
TSC_017|Baba Naga|M||NAGA||4/4/4
TSC_020|Barbaric Sorceress|M||NAGA|TAUNT|6/3/7
TSC_023|Barbed Nets|S|HUNTER|||1
TSC_026|Colaque|M|DRUID|BEAST|ELITE|7/6/5
TSC_029|Gaia, the Techtonic|M|MAGE|MECHANICAL|ELITE|8/5/7
TSC_030|The Leviathan|M|PALADIN|MECHANICAL|DIVINE_SHIELD,RUSH,ELITE|7/4/5
TSC_032|Blademaster Okani|M|||ELITE|4/2/6
TSC_034|Gorloc Ravager|M||MURLOC||5/4/3
TSC_039|Azsharan Scavenger|M|WARLOCK|MURLOC||2/2/3
TSC_052|School Teacher|M||NAGA||4/4/4
TSC_053|Rainbow Glowscale|M||NAGA|SPELLPOWER=1|2/2/3
TSC_054|Mecha-Shark|M|MAGE|MECHANICAL||3/4/3
TSC_055|Seafloor Gateway|S|MAGE|||3
TSC_056|Volcanomancy|S|MAGE|||2
TSC_057|Azsharan Defector|M|DEMONHUNTER||DEATHRATTLE,RUSH|4/5/3
TSC_058|Predation|S|DEMONHUNTER|||3
TSC_059|Bubblebot|M|PALADIN|MECHANICAL||4/4/4
TSC_060|Shimmering Sunfish|M|PALADIN|BEAST||3/2/5
TSC_061|The Garden's Grace|S|PALADIN|||10
TSC_064|Slithering Deathscale|M||NAGA||7/5/9
TSC_065|Helmet Hermit|M||BEAST||1/4/3
TSC_067|Ambassador Faelin|M|||ELITE|4/4/5
TSC_069|Amalgam of the Deep|M||ALL||2/2/3
TSC_070|Harpoon Gun|W|HUNTER|||3/3/2
TSC_071|Twinbow Terrorcoil|M|HUNTER|NAGA||4/4/4
TSC_072|Conch's Call|S|HUNTER|||3
TSC_073|Raj Naz'jan|M|HUNTER|NAGA|ELITE|2/2/3
TSC_074|Kotori Lightblade|M|PALADIN||ELITE|2/2/3
TSC_076|Immortalized in Stone|S|PALADIN|||7
TSC_079|Radar Detector|S|PALADIN|||2
TSC_083|Seafloor Savior|M|PALADIN|MECHANICAL||2/2/2
TSC_085|Cutlass Courier|M|ROGUE|PIRATE||3/2/5
TSC_086|Swordfish|W|ROGUE|||3/2/3
TSC_087|Commander Sivara|M|MAGE|NAGA|ELITE|4/3/5
TSC_209|Whirlpool|S|PRIEST|||8
TSC_210|Illuminate|S|PRIEST|||0
TSC_211|Whispers of the Deep|S|PRIEST|||1
TSC_212|Handmaiden|M|PRIEST|NAGA||3/3/2
TSC_213|Queensguard|M|PRIEST|NAGA||2/2/3
TSC_215|Serpent Wig|S|PRIEST|||1
TSC_216|Blackwater Behemoth|M|PRIEST|BEAST|LIFESTEAL,ELITE|7/8/10
TSC_217|Wayward Sage|M|DEMONHUNTER|NAGA||2/2/2
TSC_218|Lady S'theno|M|DEMONHUNTER|NAGA|ELITE|3/2/4
TSC_219|Xhilag of the Abyss|M|DEMONHUNTER|DEMON|ELITE|7/3/6
TSC_608|Abyssal Depths|S|DEMONHUNTER|||3
TSC_609|Coilskar Commander|M|DEMONHUNTER|NAGA|TAUNT|6/2/6
TSC_610|Glaiveshark|M|DEMONHUNTER|BEAST||4/4/3
TSC_614|Voidgill|M|WARLOCK|MURLOC|DEATHRATTLE|2/3/2
TSC_620|Spitelash Siren|M|MAGE|NAGA||5/2/6
TSC_630|Wrathspine Enchanter|M|SHAMAN|NAGA||7/5/4
TSC_631|Schooling|S|SHAMAN|||1
TSC_632|Click-Clocker|M||MECHANICAL|DIVINE_SHIELD|1/1/1
TSC_633|Piranha Poacher|M|SHAMAN|MURLOC||3/2/5
TSC_635|Radiance of Azshara|M|SHAMAN|ELEMENTAL|ELITE|3/3/4
TSC_637|Scalding Geyser|S|SHAMAN|||1
TSC_638|Piranha Swarmer|M||BEAST|RUSH|1/1/1
TSC_639|Glugg the Gulper|M|SHAMAN|BEAST|ELITE|7/3/5
TSC_640|Reefwalker|M||ELEMENTAL|DEATHRATTLE|3/3/2
TSC_641|Queen Azshara|M||NAGA|ELITE|5/5/5
TSC_642|Trench Surveyor|M|MAGE|MECHANICAL||2/3/2
TSC_643|Spellcoiler|M|MAGE|NAGA||2/2/3
TSC_644|Azsharan Mooncatcher|M|PALADIN|MECHANICAL|DIVINE_SHIELD|3/4/2
TSC_645|Mothership|M||MECHANICAL|DEATHRATTLE,RUSH|6/5/4
TSC_646|Seascout Operator|M||||3/2/4
TSC_647|Pelican Diver|M||BEAST|RUSH|1/4/1
TSC_648|Coral Keeper|M|SHAMAN|NAGA||5/3/4
TSC_649|Ini Stormcoil|M|||ELITE|5/4/4
TSC_650|Flipper Friends|S|DRUID|||5
TSC_651|Seaweed Strike|S|DRUID|||3
TSC_652|Green-Thumb Gardener|M|DRUID|NAGA||6/5/5
TSC_653|Bottomfeeder|M|DRUID|BEAST|DEATHRATTLE|1/1/3
TSC_654|Aquatic Form|S|DRUID|||0
TSC_656|Miracle Growth|S|DRUID|||8
TSC_657|Dozing Kelpkeeper|M|DRUID|NAGA|RUSH|1/4/4
TSC_658|Hedra the Heretic|M|DRUID|NAGA|ELITE|7/4/5
TSC_659|Trenchstalker|M|WARRIOR|BEAST||9/8/9
TSC_660|Nellie, the Great Thresher|M|WARRIOR|BEAST|ELITE|7/5/5
TSC_702|Switcheroo|S|PRIEST|||3
TSC_753|Bloodscent Vilefin|M|WARLOCK|MURLOC||3/3/4
TSC_772|Azsharan Scroll|S|SHAMAN|||1
TSC_775|Azsharan Ritual|S|PRIEST|||4
TSC_776|Azsharan Sweeper|M|MAGE|MECHANICAL||3/3/4
TSC_823|Murkwater Scribe|M||NAGA||2/3/2
TSC_826|Crushclaw Enforcer|M||NAGA||3/3/4
TSC_827|Vicious Slitherspear|M||NAGA||1/1/3
TSC_828|Priestess Valishj|M|PRIEST|NAGA|ELITE|0/1/1
TSC_829|Naga Giant|M||NAGA||20/8/8
TSC_908|Sir Finley, Sea Guide|M||MURLOC|ELITE|1/1/3
TSC_909|Tuskarrrr Trawler|M||PIRATE||2/2/3
TSC_911|Excavation Specialist|M||||4/3/6
TSC_912|Azsharan Vessel|S|ROGUE|||5
TSC_913|Azsharan Trident|W|WARRIOR||DEATHRATTLE|3/3/2
TSC_915|Bone Glaive|W|DEMONHUNTER|||5/5/2
TSC_916|Gone Fishin'|S|ROGUE|||1
TSC_917|Blackscale Brute|M|WARRIOR|NAGA|TAUNT|7/5/6
TSC_919|Azsharan Sentinel|M|||DEATHRATTLE,TAUNT|5/5/6
TSC_922|Anchored Totem|M|SHAMAN|TOTEM||2/0/3
TSC_923|Bioluminescence|S|SHAMAN|||3
TSC_924|Abyssal Wave|S|WARLOCK|||6
TSC_925|Rock Bottom|S|WARLOCK|||1
TSC_926|Smothering Starfish|M||BEAST||4/2/4
TSC_927|Azsharan Gardens|S|DRUID|||1
TSC_928|Security Automaton|M||MECHANICAL||2/1/3
TSC_929|Emergency Maneuvers|S|HUNTER||SECRET|2
TSC_932|Blood in the Water|S|ROGUE|||6
TSC_933|Bootstrap Sunkeneer|M|ROGUE|PIRATE||5/4/4
TSC_934|Pirate Admiral Hooktusk|M|ROGUE|PIRATE|ELITE|8/8/8
TSC_935|Selfish Shellfish|M||BEAST|DEATHRATTLE|4/7/7
TSC_936|Swiftscale Trickster|M|ROGUE|NAGA||4/2/2
TSC_937|Crabatoa|M|ROGUE|BEAST|ELITE|6/6/5
TSC_938|Treasure Guard|M||NAGA|DEATHRATTLE,TAUNT|3/1/5
TSC_939|Forged in Flame|S|WARRIOR|||2
TSC_940|From the Depths|S|WARRIOR|||4
TSC_941|Guard the City|S|WARRIOR|||2
TSC_942|Obsidiansmith|M|WARRIOR|PIRATE||2/3/2
TSC_943|Lady Ashvane|M|WARRIOR||ELITE|5/5/5
TSC_944|The Fires of Zin-Azshari|S|WARRIOR|||2
TSC_945|Azsharan Saber|M|HUNTER|BEAST|DEATHRATTLE,RUSH|4/4/3
TSC_946|Urchin Spines|S|HUNTER|||1
TSC_947|Naga's Pride|S|HUNTER|||3
TSC_948|Gifts of Azshara|S|MAGE|||2
TSC_950|Hydralodon|M|HUNTER|BEAST|ELITE|7/5/5
TSC_952|Holy Maki Roll|S|PALADIN|||1
TSC_955|Sira'kess Cultist|M|WARLOCK|NAGA||3/3/4
TSC_956|Dragged Below|S|WARLOCK|||3
TSC_957|Chum Bucket|S|WARLOCK|||2
TSC_959|Za'qul|M|WARLOCK||ELITE|5/6/5
TSC_960|Twin-fin Fin Twin|M||MURLOC|RUSH|3/2/1
TSC_962|Gigafin|M|WARLOCK|MURLOC|ELITE|8/7/4
TSC_963|Filletfighter|M|ROGUE|PIRATE||1/3/1
# TROLL
TRL_010|Half-Time Scavenger|M|||STEALTH|4/3/5
TRL_012|Totemic Smash|S|SHAMAN|||1
TRL_015|Ticket Scalper|M||PIRATE||4/5/3
TRL_020|Sightless Ranger|M|||RUSH|5/3/4
TRL_057|Serpent Ward|M||TOTEM||2/0/2
TRL_058|Haunting Visions|S|SHAMAN|||3
TRL_059|Bog Slosher|M|SHAMAN|ELEMENTAL||3/3/3
TRL_060|Spirit of the Frog|M|SHAMAN||STEALTH|3/0/3
TRL_065|Zul'jin|H|HUNTER||ARMOR=5,ELITE|10//30
TRL_071|Bloodsail Howler|M|ROGUE|PIRATE|RUSH|2/1/1
TRL_074|Serrated Tooth|W|ROGUE||DEATHRATTLE|1/1/3
TRL_077|Gurubashi Hypemon|M|ROGUE|||7/5/7
TRL_082|Big Bad Voodoo|S|SHAMAN|||2
TRL_085|Zentimo|M|SHAMAN||ELITE|3/1/3
TRL_092|Spirit of the Shark|M|ROGUE||STEALTH|4/0/3
TRL_096|Griftah|M|||ELITE|4/4/5
TRL_097|Seance|S|PRIEST|||2
TRL_111|Headhunter's Hatchet|W|HUNTER|||2/2/2
TRL_119|The Beast Within|S|HUNTER|||1
TRL_124|Raiding Party|S|ROGUE|||3 14.4:4 17.0:3
TRL_126|Captain Hooktusk|M|ROGUE|PIRATE|ELITE|8/6/3
TRL_127|Cannon Barrage|S|ROGUE|||6
TRL_128|Regenerate|S|PRIEST|||0
TRL_131|Sand Drudge|M|PRIEST|||3/3/3
TRL_151|Former Champ|M||||5/1/1
TRL_156|Stolen Steel|S|ROGUE|||2
TRL_157|Walk the Plank|S|ROGUE|||4
TRL_223|Spirit of the Raptor|M|DRUID||STEALTH|1/0/3
TRL_232|Ironhide Direhorn|M|DRUID|BEAST||7/7/7
TRL_240|Savage Striker|M|DRUID|||2/2/3
TRL_241|Gonk, the Raptor|M|DRUID|BEAST|ELITE|7/4/9
TRL_243|Pounce|S|DRUID|||0
TRL_244|Predatory Instincts|S|DRUID|||4
TRL_245|Shriek|S|WARLOCK|||1
TRL_246|Void Contract|S|WARLOCK|||8
TRL_247|Soulwarden|M|WARLOCK|||6/6/6
TRL_249|Grim Rally|S|WARLOCK|||1
TRL_251|Spirit of the Bat|M|WARLOCK||STEALTH|2/0/3
TRL_252|High Priestess Jeklik|M|WARLOCK||LIFESTEAL,TAUNT,ELITE|4/3/4 24.6.2:4/3/5
TRL_253|Hir'eek, the Bat|M|WARLOCK|BEAST|ELITE|8/1/1
TRL_254|Mark of the Loa|S|DRUID|||4
TRL_255|Stampeding Roar|S|DRUID|||6
TRL_257|Blood Troll Sapper|M|WARLOCK|||7/5/8
TRL_258|Mass Hysteria|S|PRIEST|||5
TRL_259|Princess Talanji|M|PRIEST||ELITE|8/7/5
TRL_260|Bwonsamdi, the Dead|M|PRIEST||ELITE|7/7/7
TRL_300|Shirvallah, the Tiger|M|PALADIN|BEAST|DIVINE_SHIELD,LIFESTEAL,RUSH,ELITE|25/7/5
TRL_302|Time Out!|S|PALADIN|||3
TRL_304|Farraki Battleaxe|W|PALADIN|||5/3/3
TRL_305|A New Challenger...|S|PALADIN|||7
TRL_306|Immortal Prelate|M|PALADIN||DEATHRATTLE|2/1/3
TRL_307|Flash of Light|S|PALADIN|||2
TRL_308|High Priest Thekal|M|PALADIN||ELITE|3/3/4
TRL_309|Spirit of the Tiger|M|PALADIN||STEALTH|4/0/3
TRL_310|Elemental Evocation|S|MAGE|||0
TRL_311|Arcanosaur|M|MAGE|ELEMENTAL||6/3/3
TRL_312|Spellzerker|M||||2/2/3
TRL_313|Scorch|S|MAGE|||4
TRL_315|Pyromaniac|M|MAGE|||3/3/4
TRL_316|Jan'alai, the Dragonhawk|M|MAGE|BEAST|ELITE|7/4/4
TRL_317|Blast Wave|S|MAGE|||5
TRL_318|Hex Lord Malacrass|M|MAGE||ELITE|8/5/5
TRL_319|Spirit of the Dragonhawk|M|MAGE||STEALTH|2/0/3
TRL_321|Devastate|S|WARRIOR|||1
TRL_323|Emberscale Drake|M|WARRIOR|DRAGON||5/5/5
TRL_324|Heavy Metal!|S|WARRIOR|||6
TRL_325|Sul'thraze|W|WARRIOR|||6/4/4
TRL_326|Smolderthorn Lancer|M|WARRIOR|||3/3/2
TRL_327|Spirit of the Rhino|M|WARRIOR||STEALTH|1/0/3
TRL_328|War Master Voone|M|WARRIOR||ELITE|4/4/3
TRL_329|Akali, the Rhino|M|WARRIOR|BEAST|RUSH,ELITE|8/5/5
TRL_339|Master's Call|S|HUNTER|||3
TRL_341|Treespeaker|M|DRUID|||5/4/4
TRL_343|Wardruid Loti|M|DRUID||ELITE|3/1/2
TRL_345|Krag'wa, the Frog|M|SHAMAN|BEAST|ELITE|6/4/6
TRL_347|Baited Arrow|S|HUNTER|||5
TRL_348|Springpaw|M|HUNTER|BEAST|RUSH|1/1/1
TRL_349|Bloodscalp Strategist|M|HUNTER|||3/2/4
TRL_351|Rain of Toads|S|SHAMAN||OVERLOAD=3|6
TRL_352|Likkim|W|SHAMAN|||2/1/3
TRL_360|Overlord's Whip|W|WARRIOR|||3/2/4
TRL_362|Dragon Roar|S|WARRIOR|||2
TRL_363|Saronite Taskmaster|M|||DEATHRATTLE|1/2/3
TRL_390|Daring Fire-Eater|M|MAGE|||1/1/1
TRL_400|Splitting Image|S|MAGE||SECRET|3
TRL_405|Untamed Beastmaster|M||||3/3/4
TRL_406|Dozing Marksman|M||||2/0/4
TRL_407|Waterboy|M||||2/2/1
TRL_408|Grave Horror|M|PRIEST||TAUNT|12/7/8
TRL_409|Gral, the Shark|M|ROGUE|BEAST|DEATHRATTLE,ELITE|5/2/2
TRL_500|Surrender to Madness|S|PRIEST|||3
TRL_501|Auchenai Phantasm|M|PRIEST|||2/3/2
TRL_502|Spirit of the Dead|M|PRIEST||STEALTH|1/0/3
TRL_503|Scarab Egg|M|||DEATHRATTLE|2/0/2
TRL_504|Booty Bay Bookie|M||||2/3/3
TRL_505|Helpless Hatchling|M||BEAST|DEATHRATTLE|1/1/1
TRL_506|Gurubashi Chicken|M||BEAST||1/1/1
TRL_507|Sharkfin Fan|M||PIRATE||2/2/2
TRL_508|Regeneratin' Thug|M||||4/3/5
TRL_509|Banana Buffoon|M||||3/2/2
TRL_512|Cheaty Anklebiter|M|||LIFESTEAL|2/2/1
TRL_513|Mosh'Ogg Enforcer|M|||DIVINE_SHIELD,TAUNT|8/2/14
TRL_514|Belligerent Gnome|M|||TAUNT|2/1/4
TRL_515|Rabble Bouncer|M|||TAUNT|7/2/7
TRL_516|Gurubashi Offering|M||||1/0/2
TRL_517|Arena Fanatic|M||||4/2/3
TRL_520|Murloc Tastyfin|M||MURLOC|DEATHRATTLE|4/3/2
TRL_521|Arena Patron|M||||5/3/3
TRL_522|Wartbringer|M|SHAMAN|||1/2/1
TRL_523|Firetree Witchdoctor|M||||2/2/2
TRL_524|Shieldbreaker|M||||2/2/1
TRL_525|Arena Treasure Chest|M|||DEATHRATTLE|4/0/4
TRL_526|Dragonmaw Scorcher|M||DRAGON||5/3/6
TRL_527|Drakkari Trickster|M||||3/3/4
TRL_528|Linecracker|M||||7/5/10
TRL_530|Masked Contender|M||||3/2/4
TRL_531|Rumbletusk Shaker|M|||DEATHRATTLE|4/3/2
TRL_532|Mosh'Ogg Announcer|M||||5/6/5
TRL_533|Ice Cream Peddler|M||||4/3/5
TRL_535|Snapjaw Shellfighter|M||||5/3/8
TRL_537|Da Undatakah|M|||ELITE|8/8/5
TRL_541|Hakkar, the Soulflayer|M|||DEATHRATTLE,ELITE|10/9/6
TRL_542|Oondasta|M||BEAST|RUSH,ELITE|9/7/7
TRL_543|Bloodclaw|W|PALADIN|||1/2/2
TRL_545|Zandalari Templar|M|PALADIN|||4/4/4
TRL_546|Ornery Tortoise|M||BEAST||3/3/5
TRL_550|Amani War Bear|M||BEAST|RUSH,TAUNT|7/5/7
TRL_551|Reckless Diretroll|M|WARLOCK||TAUNT|3/2/6
TRL_555|Demonbolt|S|WARLOCK|||8
TRL_564|Mojomaster Zihi|M|||ELITE|6/5/5
TRL_566|Revenge of the Wild|S|HUNTER|||2
TRL_569|Crowd Roaster|M||DRAGON||7/7/4
TRL_570|Soup Vendor|M||||2/1/4
TRL_900|Halazzi, the Lynx|M|HUNTER|BEAST|ELITE|5/3/2
TRL_901|Spirit of the Lynx|M|HUNTER||STEALTH|3/0/3
# ULDUM
ULD_003|Zephrys the Great|M||ELEMENTAL|ELITE|2/3/2
ULD_131|Untapped Potential|S|DRUID||QUEST,ELITE|1
ULD_133|Crystal Merchant|M|DRUID|||2/1/4
ULD_134|BEEEES!!!|S|DRUID|||3
ULD_135|Hidden Oasis|S|DRUID|||6
ULD_136|Worthy Expedition|S|DRUID|||1
ULD_137|Garden Gnome|M|DRUID|||4/2/3
ULD_138|Anubisath Defender|M|DRUID||TAUNT|5/3/5
ULD_139|Elise the Enlightened|M|DRUID||ELITE|5/5/5
ULD_140|Supreme Archaeology|S|WARLOCK||QUEST,ELITE|1
ULD_143|Pharaoh's Blessing|S|PALADIN|||6
ULD_145|Brazen Zealot|M|PALADIN|||1/2/1
ULD_151|Ramkahen Wildtamer|M|HUNTER|||3/4/3
ULD_152|Pressure Plate|S|HUNTER||SECRET|2
ULD_154|Hyena Alpha|M|HUNTER|BEAST||4/3/3
ULD_155|Unseal the Vault|S|HUNTER||QUEST,ELITE|1
ULD_156|Dinotamer Brann|M|HUNTER||ELITE|7/2/4 19.2:8/2/4 24.6.2:7/2/4
ULD_157|Questing Explorer|M||||2/2/3
ULD_158|Sandstorm Elemental|M|SHAMAN|ELEMENTAL|OVERLOAD=1|2/2/2
ULD_160|Sinister Deal|S|WARLOCK|||1
ULD_161|Neferset Thrasher|M|WARLOCK|||3/4/5
ULD_162|EVIL Recruiter|M|WARLOCK|||3/3/3
ULD_163|Expired Merchant|M|WARLOCK||DEATHRATTLE|2/2/1
ULD_165|Riftcleaver|M|WARLOCK|DEMON||6/7/5
ULD_167|Diseased Vulture|M|WARLOCK|BEAST||4/3/5
ULD_168|Dark Pharaoh Tekahn|M|WARLOCK||ELITE|5/4/4
ULD_169|Mogu Fleshshaper|M|SHAMAN||RUSH|7/3/4 16.0.5:9/3/4
ULD_170|Weaponized Wasp|M|SHAMAN|BEAST||3/3/3
ULD_171|Totemic Surge|S|SHAMAN|||0
ULD_172|Plague of Murlocs|S|SHAMAN|||3
ULD_173|Vessina|M|SHAMAN||ELITE|4/2/6
ULD_174|Serpent Egg|M|||DEATHRATTLE|2/0/3
ULD_177|Octosari|M||BEAST|DEATHRATTLE,ELITE|8/8/8
ULD_178|Siamat|M||ELEMENTAL|ELITE|7/6/6
ULD_179|Phalanx Commander|M||||5/4/5
ULD_180|Sunstruck Henchman|M||||4/6/5
ULD_181|Earthquake|S|SHAMAN|||7
ULD_182|Spitting Camel|M||BEAST||2/2/4
ULD_183|Anubisath Warbringer|M|||DEATHRATTLE|9/9/6
ULD_184|Kobold Sandtrooper|M|||DEATHRATTLE|2/2/1
ULD_185|Temple Berserker|M|||REBORN|2/1/2
ULD_186|Pharaoh Cat|M|ROGUE|BEAST||1/1/2
ULD_188|Golden Scarab|M||BEAST||3/2/2
ULD_189|Faceless Lurker|M|||TAUNT|5/3/3
ULD_190|Pit Crocolisk|M||BEAST||8/5/6
ULD_191|Beaming Sidekick|M||||1/1/2
ULD_193|Living Monument|M|||TAUNT|10/10/10
ULD_194|Wasteland Scorpid|M||BEAST|POISONOUS|7/3/9
ULD_195|Frightened Flunky|M|WARRIOR||TAUNT|2/2/2
ULD_196|Neferset Ritualist|M||||2/2/3
ULD_197|Quicksand Elemental|M||ELEMENTAL||2/3/2
ULD_198|Conjured Mirage|M|||TAUNT|4/3/10
ULD_205|Candletaker|M|||REBORN|3/3/2
ULD_206|Restless Mummy|M|WARRIOR||REBORN,RUSH|4/3/2
ULD_207|Ancestral Guardian|M|PALADIN||LIFESTEAL,REBORN|4/4/2
ULD_208|Khartut Defender|M|||DEATHRATTLE,REBORN,TAUNT|6/3/4
ULD_209|Vulpera Scoundrel|M||||3/2/3
ULD_212|Wild Bloodstinger|M|HUNTER|BEAST||6/6/9
ULD_214|Generous Mummy|M|||REBORN|3/5/4
ULD_215|Wrapped Golem|M|||REBORN|7/7/5
ULD_216|Puzzle Box of Yogg-Saron|S|MAGE|||10
ULD_217|Micro Mummy|M|PALADIN|MECHANICAL|REBORN|2/1/2
ULD_229|Mischief Maker|M||||3/3/3
ULD_231|Whirlkick Master|M|ROGUE|||2/1/2
ULD_236|Tortollan Pilgrim|M|MAGE|||8/5/5
ULD_238|Reno the Relicologist|M|MAGE||ELITE|6/4/6
ULD_239|Flame Ward|S|MAGE||SECRET|3
ULD_240|Arcane Flakmage|M|MAGE|||2/3/2
ULD_250|Infested Goblin|M|||DEATHRATTLE,TAUNT|3/2/3
ULD_253|Tomb Warden|M|WARRIOR|MECHANICAL|TAUNT|8/3/6
ULD_256|Into the Fray|S|WARRIOR|||1
ULD_258|Armagedillo|M|WARRIOR|BEAST|TAUNT,ELITE|6/4/7
ULD_262|High Priest Amet|M|PRIEST||ELITE|4/2/7
ULD_265|Embalming Ritual|S|PRIEST|||1
ULD_266|Grandmummy|M|PRIEST||DEATHRATTLE,REBORN|2/1/2
ULD_268|Psychopomp|M|PRIEST|||4/3/1
ULD_269|Wretched Reclaimer|M|PRIEST|||3/3/3
ULD_270|Sandhoof Waterbearer|M|PRIEST|||5/5/5
ULD_271|Injured Tol'vir|M|||TAUNT|2/2/6
ULD_272|Holy Ripple|S|PRIEST|||2
ULD_273|Overflow|S|DRUID|||7
ULD_274|Wasteland Assassin|M|||REBORN,STEALTH|5/4/2
ULD_275|Bone Wraith|M|||REBORN,TAUNT|4/2/5
ULD_276|EVIL Totem|M|SHAMAN|TOTEM||2/0/2
ULD_280|Sahket Sapper|M|ROGUE|PIRATE|DEATHRATTLE|4/4/4
ULD_282|Jar Dealer|M|||DEATHRATTLE|1/1/1
ULD_285|Hooked Scimitar|W|ROGUE|||3/2/2
ULD_286|Shadow of Death|S|ROGUE|||4
ULD_288|Anka, the Buried|M|ROGUE||ELITE|5/5/5
ULD_289|Fishflinger|M||MURLOC||2/3/2
ULD_290|History Buff|M||||3/3/4
ULD_291|Corrupt the Waters|S|SHAMAN||QUEST,ELITE|1
ULD_292|Oasis Surger|M|DRUID|ELEMENTAL|RUSH|5/3/3
ULD_293|Cloud Prince|M|MAGE|ELEMENTAL||5/4/4
ULD_304|King Phaoris|M|||ELITE|10/5/5
ULD_309|Dwarven Archaeologist|M||||2/2/3
ULD_324|Impbalming|S|WARLOCK|||4
ULD_326|Bazaar Burglary|S|ROGUE||QUEST,ELITE|1
ULD_327|Bazaar Mugger|M|ROGUE||RUSH|5/3/5
ULD_328|Clever Disguise|S|ROGUE|||2
ULD_329|Dune Sculptor|M|MAGE|||3/3/3
ULD_410|Scarlet Webweaver|M|HUNTER|BEAST||6/5/5
ULD_413|Splitting Axe|W|SHAMAN|||4/3/2
ULD_429|Hunter's Pack|S|HUNTER|||3
ULD_430|Desert Spear|W|HUNTER|||3/1/3
ULD_431|Making Mummies|S|PALADIN||QUEST,ELITE|1
ULD_433|Raid the Sky Temple|S|MAGE||QUEST,ELITE|1
ULD_435|Naga Sand Witch|M|MAGE|||5/5/5
ULD_438|Salhet's Pride|M|PALADIN|BEAST|DEATHRATTLE|3/3/1
ULD_439|Sandwasp Queen|M|PALADIN|BEAST||2/3/1
ULD_450|Vilefiend|M||DEMON|LIFESTEAL|2/2/2
ULD_500|Sir Finley of the Sands|M|PALADIN|MURLOC|ELITE|2/2/3
ULD_702|Mortuary Machine|M||MECHANICAL||5/8/8
ULD_703|Desert Obelisk|M||||5/0/5
ULD_705|Mogu Cultist|M||||1/1/1
ULD_706|Blatant Decoy|M|||DEATHRATTLE|6/5/5
ULD_707|Plague of Wrath|S|WARRIOR|||5
ULD_708|Livewire Lance|W|WARRIOR|||3/2/2
ULD_709|Armored Goon|M|WARRIOR|||6/6/7
ULD_711|Hack the System|S|WARRIOR||QUEST,ELITE|1
ULD_712|Bug Collector|M||||2/2/1
ULD_713|Swarm of Locusts|S|HUNTER|||6
ULD_714|Penance|S|PRIEST||LIFESTEAL|2
ULD_715|Plague of Madness|S|ROGUE|||1
ULD_716|Tip the Scales|S|PALADIN|||8
ULD_717|Plague of Flames|S|WARLOCK|||1
ULD_718|Plague of Death|S|PRIEST|||9
ULD_719|Desert Hare|M||BEAST||3/1/1
ULD_720|Bloodsworn Mercenary|M|WARRIOR|||3/3/3 17.2.1:3/2/2 24.6.2:3/3/3
ULD_721|Colossus of the Moon|M|||DIVINE_SHIELD,REBORN,ELITE|10/10/10
ULD_723|Murmy|M||MURLOC|REBORN|1/1/1
ULD_724|Activate the Obelisk|S|PRIEST||QUEST,ELITE|1
ULD_726|Ancient Mysteries|S|MAGE|||2
ULD_727|Body Wrapper|M||||4/4/4
ULD_728|Subdue|S|PALADIN|||2
# UNGORO
UNG_001|Pterrordax Hatchling|M||BEAST||3/2/2
UNG_002|Volcanosaur|M||BEAST||7/5/6
UNG_004|Dinosize|S|PALADIN|||8
UNG_009|Ravasaur Runt|M||BEAST||2/2/2
UNG_010|Sated Threshadon|M||BEAST|DEATHRATTLE|7/5/7
UNG_011|Hydrologist|M|PALADIN|MURLOC||2/2/2
UNG_015|Sunkeeper Tarim|M|PALADIN||TAUNT,ELITE|6/3/7
UNG_018|Flame Geyser|S|MAGE|||2
UNG_019|Air Elemental|M|SHAMAN|ELEMENTAL||1/2/1
UNG_020|Arcanologist|M|MAGE|||2/2/3
UNG_021|Steam Surger|M|MAGE|ELEMENTAL||4/5/4
UNG_022|Mirage Caller|M|PRIEST|||3/2/3
UNG_024|Mana Bind|S|MAGE||SECRET|3
UNG_025|Volcano|S|SHAMAN||OVERLOAD=2|5
UNG_027|Pyros|M|MAGE|ELEMENTAL|DEATHRATTLE,ELITE|2/2/2
UNG_028|Open the Waygate|S|MAGE||QUEST,ELITE|1
UNG_029|Shadow Visions|S|PRIEST|||2
UNG_030|Binding Heal|S|PRIEST|||1
UNG_032|Crystalline Oracle|M|PRIEST|ELEMENTAL|DEATHRATTLE|1/1/1
UNG_034|Radiant Elemental|M|PRIEST|ELEMENTAL||2/2/3
UNG_035|Curious Glimmerroot|M|PRIEST|||3/3/3
UNG_037|Tortollan Shellraiser|M|PRIEST||DEATHRATTLE,TAUNT|4/2/6
UNG_047|Ravenous Pterrordax|M|WARLOCK|BEAST||4/4/4
UNG_049|Tar Lurker|M|WARLOCK|ELEMENTAL|TAUNT|5/1/7
UNG_057|Razorpetal Volley|S|ROGUE|||2
UNG_058|Razorpetal Lasher|M|ROGUE|||2/2/2
UNG_060|Mimic Pod|S|ROGUE|||3
UNG_061|Obsidian Shard|W|ROGUE|||4/3/3
UNG_063|Biteweed|M|ROGUE|||2/1/1
UNG_064|Vilespine Slayer|M|ROGUE|||5/3/4
UNG_065|Sherazin, Corpse Flower|M|ROGUE||DEATHRATTLE,ELITE|4/5/3
UNG_067|The Caverns Below|S|ROGUE||QUEST,ELITE|1
UNG_070|Tol'vir Stoneshaper|M||||4/3/5
UNG_071|Giant Mastodon|M||BEAST|TAUNT|9/6/10
UNG_072|Stonehill Defender|M|||TAUNT|3/1/4
UNG_073|Rockpool Hunter|M||MURLOC||2/2/3
UNG_075|Vicious Fledgling|M||BEAST||3/3/3
UNG_076|Eggnapper|M|||DEATHRATTLE|3/3/1
UNG_078|Tortollan Forager|M|DRUID|||2/2/2
UNG_079|Frozen Crusher|M||ELEMENTAL||6/8/8
UNG_082|Thunder Lizard|M||BEAST||3/3/3
UNG_083|Devilsaur Egg|M|||DEATHRATTLE|3/0/3
UNG_084|Fire Plume Phoenix|M||ELEMENTAL||4/3/3
UNG_085|Emerald Hive Queen|M||BEAST||1/2/3
UNG_086|Giant Anaconda|M|DRUID|BEAST|DEATHRATTLE|7/5/3
UNG_087|Bittertide Hydra|M||BEAST||5/8/8
UNG_088|Tortollan Primalist|M||||8/5/4
UNG_089|Gentle Megasaur|M||BEAST||4/5/4
UNG_099|Charged Devilsaur|M||BEAST|CHARGE|8/7/7
UNG_100|Verdant Longneck|M|DRUID|BEAST||5/5/4
UNG_101|Shellshifter|M|DRUID|||4/3/3
UNG_103|Evolving Spores|S|DRUID|||4
UNG_108|Earthen Scales|S|DRUID|||1 24.6.2:2
UNG_109|Elder Longneck|M|DRUID|BEAST||3/5/1
UNG_111|Living Mana|S|DRUID|||5
UNG_113|Bright-Eyed Scout|M||||4/3/4
UNG_116|Jungle Giants|S|DRUID||QUEST,ELITE|1
UNG_201|Primalfin Totem|M|SHAMAN|TOTEM||2/0/3
UNG_202|Fire Plume Harbinger|M|SHAMAN|ELEMENTAL||2/1/1
UNG_205|Glacial Shard|M||ELEMENTAL||1/2/1
UNG_208|Stone Sentinel|M|SHAMAN|ELEMENTAL||7/4/4
UNG_211|Kalimos, Primal Lord|M|SHAMAN|ELEMENTAL|ELITE|8/7/7
UNG_800|Terrorscale Stalker|M|HUNTER|||3/3/3
UNG_801|Nesting Roc|M||BEAST||5/4/7
UNG_803|Emerald Reaver|M||BEAST||1/2/1
UNG_806|Ultrasaur|M||BEAST||10/7/14
UNG_807|Golakka Crawler|M||BEAST||2/2/3
UNG_808|Stubborn Gastropod|M||BEAST|POISONOUS,TAUNT|2/1/2
UNG_809|Fire Fly|M||ELEMENTAL||1/1/2
UNG_810|Stegodon|M||BEAST|TAUNT|4/2/6
UNG_812|Sabretooth Stalker|M||BEAST|STEALTH|6/8/2
UNG_813|Stormwatcher|M||ELEMENTAL|WINDFURY|7/4/8
UNG_814|Giant Wasp|M||BEAST|POISONOUS,STEALTH|3/2/2
UNG_816|Servant of Kalimos|M||ELEMENTAL||5/4/5
UNG_817|Tidal Surge|S|SHAMAN|||4 24.6.2:3
UNG_818|Volatile Elemental|M||ELEMENTAL|DEATHRATTLE|2/1/1
UNG_823|Envenom Weapon|S|ROGUE|||3
UNG_829|Lakkari Sacrifice|S|WARLOCK||QUEST,ELITE|1
UNG_830|Cruel Dinomancer|M|WARLOCK||DEATHRATTLE|6/5/5
UNG_831|Corrupting Mist|S|WARLOCK|||2
UNG_832|Bloodbloom|S|WARLOCK|||2 17.2.1:4
UNG_833|Lakkari Felhound|M|WARLOCK|DEMON|TAUNT|4/3/8
UNG_834|Feeding Time|S|WARLOCK|||5
UNG_835|Chittering Tunneler|M|WARLOCK|BEAST||3/3/3
UNG_836|Clutchmother Zavas|M|WARLOCK|BEAST|ELITE|2/2/2
UNG_838|Tar Lord|M|WARRIOR|ELEMENTAL|TAUNT|7/1/11
UNG_840|Hemet, Jungle Hunter|M|||ELITE|6/6/6
UNG_843|The Voraxx|M|||ELITE|4/3/3
UNG_844|Humongous Razorleaf|M||||3/4/8
UNG_845|Igneous Elemental|M||ELEMENTAL|DEATHRATTLE|3/2/3
UNG_846|Shimmering Tempest|M|MAGE|ELEMENTAL|DEATHRATTLE|2/2/1
UNG_847|Blazecaller|M||ELEMENTAL||7/6/6
UNG_848|Primordial Drake|M||DRAGON|TAUNT|8/4/8
UNG_851|Elise the Trailblazer|M|||ELITE|5/5/5
UNG_852|Tyrantus|M|DRUID|BEAST|ELITE|10/12/12
UNG_854|Free From Amber|S|PRIEST|||8
UNG_856|Hallucination|S|ROGUE|||1
UNG_900|Spiritsinger Umbra|M|||ELITE|4/3/4
UNG_907|Ozruk|M||ELEMENTAL|TAUNT,ELITE|9/5/5
UNG_910|Grievous Bite|S|HUNTER|||2
UNG_912|Jeweled Macaw|M|HUNTER|BEAST||1/1/1
UNG_913|Tol'vir Warden|M|HUNTER|||5/3/5
UNG_914|Raptor Hatchling|M|HUNTER|BEAST|DEATHRATTLE|1/2/1
UNG_915|Crackling Razormaw|M|HUNTER|BEAST||2/3/2
UNG_916|Stampede|S|HUNTER|||1
UNG_917|Dinomancy|S|HUNTER|||2
UNG_919|Swamp King Dred|M|HUNTER|BEAST|ELITE|7/9/9
UNG_920|The Marsh Queen|S|HUNTER||QUEST,ELITE|1
UNG_922|Explore Un'Goro|S|WARRIOR|||2
UNG_923|Iron Hide|S|WARRIOR|||1
UNG_925|Ornery Direhorn|M|WARRIOR|BEAST|TAUNT|6/5/5
UNG_926|Cornered Sentry|M|WARRIOR||TAUNT|2/2/6
UNG_927|Sudden Genesis|S|WARRIOR|||5
UNG_928|Tar Creeper|M||ELEMENTAL|TAUNT|3/1/5
UNG_929|Molten Blade|W|WARRIOR|||1/1/1
UNG_933|King Mosh|M|WARRIOR|BEAST|ELITE|9/9/7
UNG_934|Fire Plume's Heart|S|WARRIOR||QUEST,ELITE|1
UNG_937|Primalfin Lookout|M||MURLOC||3/3/2
UNG_938|Hot Spring Guardian|M|SHAMAN|ELEMENTAL|TAUNT|3/2/4
UNG_940|Awaken the Makers|S|PRIEST||QUEST,ELITE|1
UNG_941|Primordial Glyph|S|MAGE|||2
UNG_942|Unite the Murlocs|S|SHAMAN||QUEST,ELITE|1
UNG_946|Gluttonous Ooze|M||||3/3/3
UNG_948|Molten Reflection|S|MAGE|||4
UNG_950|Vinecleaver|W|PALADIN|||7/4/3
UNG_952|Spikeridged Steed|S|PALADIN|||6
UNG_953|Primalfin Champion|M|PALADIN|MURLOC|DEATHRATTLE|2/1/2
UNG_954|The Last Kaleidosaur|S|PALADIN||QUEST,ELITE|1
UNG_955|Meteor|S|MAGE|||6
UNG_956|Spirit Echo|S|SHAMAN|||3
UNG_957|Direhorn Hatchling|M|WARRIOR|BEAST|DEATHRATTLE,TAUNT|5/3/6
UNG_960|Lost in the Jungle|S|PALADIN|||1
UNG_961|Adaptation|S|PALADIN|||1
UNG_962|Lightfused Stegodon|M|PALADIN|BEAST||4/3/4
UNG_963|Lyra the Sunshard|M|PRIEST|ELEMENTAL|ELITE|5/3/5
# YEAR_OF_THE_DRAGON
YOD_001|Rising Winds|S|DRUID|||2
YOD_003|Winged Guardian|M|DRUID|BEAST|REBORN,TAUNT|7/6/8
YOD_004|Chopshop Copter|M|HUNTER|MECHANICAL||3/2/4
YOD_005|Fresh Scent|S|HUNTER|||2
YOD_006|Escaped Manasaber|M||BEAST|STEALTH|4/3/5
YOD_007|Animated Avalanche|M|MAGE|ELEMENTAL||7/7/6
YOD_008|Arcane Amplifier|M|MAGE|ELEMENTAL||3/2/5
YOD_009|The Amazing Reno|H|MAGE||ARMOR=5,ELITE|10//30
YOD_010|Shotbot|M|PALADIN|MECHANICAL|REBORN|2/2/2
YOD_012|Air Raid|S|PALADIN|||2
YOD_013|Cleric of Scales|M|PRIEST|||1/1/1
YOD_014|Aeon Reaver|M|PRIEST|DRAGON||6/4/4
YOD_015|Dark Prophecy|S|PRIEST|||3
YOD_016|Skyvateer|M|ROGUE|PIRATE|STEALTH|2/1/3
YOD_017|Shadow Sculptor|M|ROGUE|||5/3/2
YOD_018|Waxmancy|S|ROGUE|||2
YOD_020|Explosive Evolution|S|SHAMAN|||2
YOD_022|Risky Skipper|M|WARRIOR|PIRATE||1/1/3
YOD_023|Boom Squad|S|WARRIOR|||1
YOD_024|Bomb Wrangler|M|WARRIOR|||3/2/3
YOD_025|Twisted Knowledge|S|WARLOCK|||2
YOD_026|Fiendish Servant|M|WARLOCK|DEMON|DEATHRATTLE|1/2/1
YOD_027|Chaos Gazer|M|WARLOCK|DEMON||3/4/3
YOD_028|Skydiving Instructor|M||||3/2/2
YOD_029|Hailbringer|M||ELEMENTAL||5/3/4
YOD_030|Licensed Adventurer|M||||2/3/2
YOD_032|Frenzied Felwing|M||DEMON||4/3/3 17.2.1:4/3/2 24.6.2:4/3/3
YOD_033|Boompistol Bully|M||||5/5/5
YOD_035|Grand Lackey Erkh|M|||ELITE|4/2/3
YOD_036|Rotnest Drake|M|HUNTER|DRAGON||5/6/5
YOD_038|Sky Gen'ral Kragg|M||PIRATE|TAUNT,ELITE|4/2/3
YOD_040|Steel Beetle|M|DRUID|BEAST||2/2/3
YOD_041|Eye of the Storm|S|SHAMAN||OVERLOAD=3|10
YOD_042|The Fist of Ra-den|W|SHAMAN||ELITE|4/1/4
YOD_043|Scalelord|M|PALADIN|DRAGON||5/5/6
`;
