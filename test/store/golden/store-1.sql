-- A store as version 0.1.0 wrote it. Never changed: later versions have to read it.
CREATE TABLE public._prisma_migrations (
    id character varying(36) NOT NULL,
    checksum character varying(64) NOT NULL,
    finished_at timestamp with time zone,
    migration_name character varying(255) NOT NULL,
    logs text,
    rolled_back_at timestamp with time zone,
    started_at timestamp with time zone DEFAULT now() NOT NULL,
    applied_steps_count integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.death_event (
    cache_id character varying(26) NOT NULL,
    seq integer NOT NULL,
    entity_id integer NOT NULL,
    card_id text NOT NULL,
    controller integer NOT NULL,
    turn integer NOT NULL,
    zone_position integer,
    extra json
);
CREATE TABLE public.death_event_cache (
    id character varying(26) NOT NULL,
    ruleset text NOT NULL,
    edition text NOT NULL,
    title text NOT NULL,
    version integer NOT NULL,
    idempotency_key text,
    content_hash bytea,
    created_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.scenario (
    id character varying(26) NOT NULL,
    ruleset text NOT NULL,
    edition text NOT NULL,
    title text NOT NULL,
    note text NOT NULL,
    document json,
    trace_hash text NOT NULL,
    engine_version text NOT NULL,
    cards text[],
    rules text[],
    version integer DEFAULT 1 NOT NULL,
    edit_token_hash bytea NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    withdrawn_at timestamp(3) with time zone,
    death_event_cache_id character varying(26),
    death_event_cache_version integer
);
INSERT INTO public._prisma_migrations VALUES ('094dbf88-398c-4dfa-b1cf-fdca614ffc7e', '2314520d84006d3ec937df14f8d4175dc830edc4fcca85dfc35f1d998b244f4e', '2026-11-21 14:47:11.027029+00', '20261121144622_init', NULL, NULL, '2026-11-21 14:47:10.998864+00', 1);
INSERT INTO public.death_event VALUES ('q3m5tfyl5f2ogrixb4oyax55xe', 1, 4, 'EX1_538t', 1, 11, 2, '{"golden":true}');
INSERT INTO public.death_event VALUES ('q3m5tfyl5f2ogrixb4oyax55xe', 2, 5, 'CS2_182', 2, 11, NULL, NULL);
INSERT INTO public.death_event VALUES ('hpr55ds4s5imqt6hxv7gzlchyc', 1, 1, 'A', 1, 1, NULL, NULL);
INSERT INTO public.death_event VALUES ('hpr55ds4s5imqt6hxv7gzlchyc', 2, 2, 'B', 2, 3, NULL, NULL);
INSERT INTO public.death_event_cache VALUES ('q3m5tfyl5f2ogrixb4oyax55xe', 'hearthstone', '10.0', '', 2, NULL, NULL, '2026-11-21 12:00:01+00');
INSERT INTO public.death_event_cache VALUES ('hpr55ds4s5imqt6hxv7gzlchyc', 'hearthstone', '10.0', 'A game', 2, 'golden', '\x293f371283c289c3bd7169b9ea5fb4344205c67c3d8583d40a833d60bb1211b2', '2026-11-21 12:00:06+00');
INSERT INTO public.scenario VALUES ('wlgmlpxdtoqppurzxurt7vtb23', 'hearthstone', '10.0', 'Knife Juggler – “flood” of hounds', 'A note', '{"source":{"z":1,"a":[1e+21,"€"]},"state":{"10":"ten","turn":1,"a":[1.5,null]},"actions":[{"play":"unleash"}],"decisions":null,"random":{"seed":7},"expectations":[],"result":{"damage":3}}', 'f00d', '0.1.0', '{NEW1_019,EX1_538}', '{summon.order}', 1, '\x9ab2bc2743e14fe912cbbf2ee80c86ec05c4731227fe211c5cc7e6231f7852c3', '2026-11-21 12:00:01+00', '2026-11-21 12:00:01+00', NULL, 'q3m5tfyl5f2ogrixb4oyax55xe', 2);
INSERT INTO public.scenario VALUES ('peubyedfkns2b6nf3rbaze7ixx', 'batch', '10.0', 'Another, revised', '', '{"source":{"z":1,"a":[1e+21,"€"]},"state":{"turn":2},"actions":[{"play":"unleash"}],"decisions":null,"random":{"seed":7},"expectations":[],"result":{"damage":3}}', 'f00d', '0.1.0', '{NEW1_019,EX1_538}', '{summon.order}', 2, '\x79e2bf353d87650643b1c695e7110037a4d7626df1411313ced33c81777d0769', '2026-11-21 12:00:02+00', '2026-11-21 12:00:03+00', NULL, NULL, NULL);
INSERT INTO public.scenario VALUES ('6k6pyv4dzzniuhtr2yp4nhjjva', 'hearthstone', '10.0', '', '', NULL, '', '0.1.0', '{}', '{}', 2, '\x3719bcafd5990e748796348fb25b22099a0976ea07118e8ae4acb0b22c7adc0e', '2026-11-21 12:00:04+00', '2026-11-21 12:00:05+00', '2026-11-21 12:00:05+00', NULL, NULL);
ALTER TABLE ONLY public._prisma_migrations
    ADD CONSTRAINT _prisma_migrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.death_event_cache
    ADD CONSTRAINT death_event_cache_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.death_event
    ADD CONSTRAINT death_event_pkey PRIMARY KEY (cache_id, seq);
ALTER TABLE ONLY public.scenario
    ADD CONSTRAINT scenario_pkey PRIMARY KEY (id);
CREATE UNIQUE INDEX death_event_cache_idempotency_key_key ON public.death_event_cache USING btree (idempotency_key);
CREATE INDEX scenario_cards_idx ON public.scenario USING gin (cards);
CREATE INDEX scenario_created_at_id_idx ON public.scenario USING btree (created_at DESC, id DESC);
CREATE INDEX scenario_death_event_cache_id_idx ON public.scenario USING btree (death_event_cache_id);
CREATE INDEX scenario_rules_idx ON public.scenario USING gin (rules);
CREATE INDEX scenario_ruleset_edition_idx ON public.scenario USING btree (ruleset, edition);
ALTER TABLE ONLY public.death_event
    ADD CONSTRAINT death_event_cache_id_fkey FOREIGN KEY (cache_id) REFERENCES public.death_event_cache(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE ONLY public.scenario
    ADD CONSTRAINT scenario_death_event_cache_id_fkey FOREIGN KEY (death_event_cache_id) REFERENCES public.death_event_cache(id) ON UPDATE CASCADE ON DELETE RESTRICT;
