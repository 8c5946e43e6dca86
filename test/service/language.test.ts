import type supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Service } from '../../src/service/service.js';
import { startEngine } from './support/harness.js';

let service: Service;
let http: ReturnType<typeof supertest>;
let url: string;
beforeAll(async () => {
  ({ service, http } = await startEngine());
  url = (await http.post('/v1/scenarios').send({ title: '交换', ...TRADE })).body.url as string;
});
afterAll(async () => {
  await service.stop();
});

const TRADE = {
  players: {
    1: { board: [{ as: 'hoarder', card: 'Loot Hoarder' }], deck: ['Fireball'] },
    2: { board: [{ as: 'raptor', card: 'Bloodfen Raptor' }] },
  },
  actions: [{ attack: 'hoarder', target: 'raptor' }],
};
const CHINESE = 'zh-CN,zh;q=0.9,en;q=0.8';

describe('Accept-Language', () => {
  const ruled = async (body: object, languages?: string) => {
    const asked = http.post('/v1/resolve');
    if (languages !== undefined) asked.set('Accept-Language', languages);
    const { body: answer, headers } = await asked.send({ ...body, ruling: true });
    return { text: answer.ruling.text as string, vary: headers.vary ?? '' };
  };

  test('picks Chinese for who reads that rather than English', async () => {
    expect((await ruled(TRADE, CHINESE)).text).toMatch(/战利品贮藏者.*死亡/);
    for (const others of [undefined, '*', 'en', 'de-DE', 'en-GB,zh;q=0.5'])
      expect((await ruled(TRADE, others)).text, others).toContain('Loot Hoarder');
  });

  test('gives way to the field, and caches are told', async () => {
    const { text, vary } = await ruled({ ...TRADE, language: 'en' }, CHINESE);
    expect(text).toContain('Loot Hoarder');
    expect(vary).toContain('Accept-Language');
  });

  test('is no part of what is kept for others', async () => {
    for (let again = 0; again < 3; again++) {
      expect((await ruled(TRADE, CHINESE)).text).toContain('死亡');
      expect((await ruled(TRADE)).text).toContain('Loot Hoarder');
    }
  });

  test('picks the language of pages, and `lang` wins', async () => {
    const page = async (path: string) =>
      http.get(path).set('Accept', 'text/html').set('Accept-Language', CHINESE);
    const { text, headers } = await page(url);
    expect(headers.vary).toContain('Accept-Language');
    expect(text).toContain('<html lang="zh-CN">');
    expect(/<p class="outcome">([^<]*)</.exec(text)![1]).toMatch(/战利品贮藏者.*死亡/);
    const headings = [...text.matchAll(/<h2[^>]*>([^<]*)</g)].map(([, words]) => words!);
    expect(headings.length).toBeGreaterThan(5);
    for (const heading of headings) expect(heading).not.toMatch(/[A-Za-z]{2}/);
    expect((await page(`${url}?lang=en`)).text).toContain('<html lang="en">');
  });
});
