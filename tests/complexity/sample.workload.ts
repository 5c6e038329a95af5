/** Work that grows in a known way, by name. */
const samples: Readonly<Record<string, (length: number) => unknown>> = {
  'a loop': (n) => {
    let sum = 0;
    for (let at = 0; at < n; at += 1) sum += at;
    return sum;
  },
  'an expression that stops at once': (n) => 'a'.repeat(n).replace(/a+/g, 'b'),
  'a loop in a loop': (n) => {
    let sum = 0;
    for (let at = 0; at < n; at += 1) for (let other = 0; other < at; other += 1) sum += other;
    return sum;
  },
  'a list that is copied for each element': (n) =>
    Array.from({ length: n }).reduce<readonly number[]>((all) => [...all, 1], []),
  'a list that is searched for each element': (n) => {
    const all = Array.from({ length: n }, (_, at) => at);
    return all.filter((_, at) => all.includes(-at));
  },
  'an expression that starts everywhere': (n) => `${' '.repeat(n)}a`.replace(/ +$/, ''),
  'an expression with two ways to share': (n) => /^a*a*$/.test(`${'a'.repeat(n)}b`),
  'an expression that looks back': (n) => 'a'.repeat(n).replace(/(?<=^a*b?)c/g, ''),
};

/** What `count-operations.test.ts` counts. */
export const workload = (name: string, length: number) => samples[name]?.(length);
