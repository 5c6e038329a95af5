import { type Urgent, type UrgentSign, urgentKinds } from '#domain/health-recommendations/rule.ts';
import { unknown, yes } from '#domain/questionnaire/questionnaire.ts';
import { ContentFile } from './content-file.ts';
import { among, type KnownNames, readAnswer } from './known-names.ts';
import { htmlOf } from './questionnaire-file.ts';
import { readSituationTest } from './safety-files.ts';

/** `not known` to a sign is never a No, so every question of a sign gets one for it unless the file has one. */
function unsureSigns(signs: readonly UrgentSign[], { questions }: KnownNames): readonly UrgentSign[] {
  const isSingle = (name: string) => questions.get(name)?.kind === 'single';
  const covered = new Set(
    signs.filter(({ keys, any }) => any.length === 0 && keys.includes(unknown)).map(({ name }) => name),
  );
  return [...new Set(signs.map(({ name }) => name))]
    .filter((name) => isSingle(name) && !covered.has(name))
    .map((name) => ({ name, keys: [unknown], any: [], kind: 'unsure' }));
}

/** What cannot wait, from urgent.yaml. */
export function readUrgent(name: string, text: string, known: KnownNames): Urgent {
  const file = new ContentFile(name, text);
  const field = file.root.fields(['kinds', 'signs', 'lines']);
  const kinds = field('kinds').fields(urgentKinds);
  const words = urgentKinds.map((kind) => {
    const part = kinds(kind).fields(['title', 'text']);
    return [kind, { title: part('title').text(), text: htmlOf(part('text')) }] as const;
  });
  const signs = field('signs')
    .list()
    .map((each): UrgentSign => {
      const sign = each.fields(['name', 'keys', 'any', 'kind']);
      const questionIds = among(sign('name'), 'question', (given) => known.questions.has(given));
      return {
        name: questionIds,
        keys: sign('keys').isThere ? readAnswer(questionIds, sign('keys'), known) : [yes],
        any: sign('any')
          .listOrNone()
          .map((test) => readSituationTest(test, known)),
        kind: sign('kind').oneOf(urgentKinds),
      };
    });
  const lines = field('lines')
    .list()
    .map((each) => {
      const line = each.fields(['country', 'label', 'emergency', 'crisis', 'crisis_name']);
      return {
        country: line('country').text(),
        label: line('label').text(),
        emergency: line('emergency').text(),
        crisis: line('crisis').text(),
        crisisName: line('crisis_name').text(),
      };
    });
  file.finish();
  return {
    kinds: Object.fromEntries(words) as Urgent['kinds'],
    signs: [...signs, ...unsureSigns(signs, known)],
    lines,
  };
}
