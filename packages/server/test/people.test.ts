import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { MemoryVault } from '../src/memory.ts';
import { CODE_LASTS, People } from '../src/people/people.ts';

function place() {
  const vault = new MemoryVault();
  const clock = { at: 0, now: () => clock.at };
  return { vault, clock, people: new People(vault, clock, randomBytes) };
}

async function arrived(people: People, name = 'Ada') {
  const admission = await people.arrive(name, false);
  if (!admission.ok) throw new Error(admission.error);
  return admission.value;
}

async function whoHas(people: People, token = '') {
  const found = await people.find(token);
  if (!found) throw new Error('nobody has this token');
  return found;
}

async function known(people: People) {
  return whoHas(people, (await arrived(people)).token);
}

test('a guest is known by their token, from any process, and nothing that is kept gives it away', async () => {
  const { vault, clock, people } = place();
  const { id, token } = await arrived(people);
  const elsewhere = new People(vault, clock, randomBytes);
  expect(await elsewhere.find(token)).toMatchObject({ id, name: 'Ada' });
  const kept = JSON.stringify(vault.peek(`guest/${id}`));
  expect(kept).not.toContain(token.split('.')[1]);
});

test('a token with one letter changed is nobody’s', async () => {
  const { people } = place();
  const { token } = await arrived(people);
  for (let i = 0; i < token.length; i++) {
    const other = token[i] === 'A' ? 'B' : 'A';
    expect(await people.find(token.slice(0, i) + other + token.slice(i + 1))).toBeUndefined();
  }
});

test('a code is good for a while, and for one of several who use it at once', async () => {
  const { clock, people } = place();
  const ada = await known(people);
  const { code } = await people.issueCode(ada);
  const used = await Promise.all([1, 2, 3].map(() => people.useCode(code)));
  expect(used.filter(({ ok }) => ok)).toHaveLength(1);
  const late = await people.issueCode(ada);
  clock.at += CODE_LASTS + 1;
  expect(await people.useCode(late.code)).toEqual({ ok: false, error: 'code-expired' });
});

test('a wrong token, a wrong code and a wrong name leave nothing behind', async () => {
  const { vault, people } = place();
  const { id, token } = await arrived(people);
  const before = JSON.stringify(vault.peek(`guest/${id}`));
  await people.find(`${token}x`);
  await people.useCode('AAAAA-AAAAA');
  await people.rename(id, '\u0000');
  expect((await people.arrive('', false)).ok).toBe(false);
  expect(JSON.stringify(vault.peek(`guest/${id}`))).toBe(before);
});

test('who comes with more browsers than anybody has is not known by the first ones any more', async () => {
  const { people } = place();
  const { token } = await arrived(people);
  const tokens = [token];
  for (let i = 0; i < 25; i++) {
    const admitted = await people.useCode(
      (await people.issueCode(await whoHas(people, tokens.at(-1)))).code,
    );
    if (admitted.ok) tokens.push(admitted.value.token);
  }
  const known = await Promise.all(tokens.map((each) => people.find(each)));
  expect(known.map((guest) => guest !== undefined)).toEqual(tokens.map((_, i) => i >= 6));
});
