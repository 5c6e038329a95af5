import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isHidden, questionsOf } from '#domain/questionnaire/questionnaire.ts';
import { loadFoods } from '#server/catalog/load-foods.ts';
import { ContentError } from '#server/content/content-error.ts';
import { healthContent } from './health-content.ts';
import { readCategory, readMedicationPage } from './questionnaire-file.ts';

const { questionnaire, medicines } = await healthContent({ foods: await loadFoods() });
const questions = questionnaire.categories.flatMap(questionsOf);

describe('the questionnaire of the project', () => {
  test('CONST-44 has the four categories that count, with 60 to 110 inputs, and about 1,000 medicines or more', () => {
    expect(questionnaire.categories.map(({ id }) => id)).toEqual(['201', '11', '103', '105']);
    expect(questions.length).toBeGreaterThanOrEqual(60);
    expect(questions.length).toBeLessThanOrEqual(110);
    expect(questionnaire.medication.medications.length).toBeGreaterThanOrEqual(1000);
  });

  test('HLTH-17 offers no option that is worded as a question', () => {
    const prompts = questions.flatMap((question) =>
      question.kind === 'group' ? question.options.map(({ prompt }) => prompt) : [],
    );
    expect(prompts.filter(isHidden)).toEqual([]);
  });

  test('every category has a question for everybody, so that each can be submitted', () => {
    for (const { id, pages } of questionnaire.categories) {
      const open = pages.filter(({ gate }) => gate === null).flatMap((page) => page.questions);
      expect([id, open.some(({ kind }) => kind === 'group')]).toEqual([id, true]);
    }
  });

  test('speaks to people: questions end as such, nothing is shouted, short names are short', () => {
    for (const { kind, prompt, formPrompt } of questions) {
      if (kind === 'group') expect(prompt).toMatch(/[?.]$/);
      expect(prompt).not.toMatch(/!|\b[A-Z]{4,}\b/);
      expect(formPrompt.length).toBeLessThanOrEqual(36);
    }
  });
});

const file = 'content/questionnaire/7.yaml';
const good = `id: "7"
label: Seven
icon: seven
pages:
  - id: 71
    title: One
    header: <p>Hello.</p>
    gate: { id: 790, "no": { first: 1, second: 0 } }
    questions:
      - id: 701
        name: first
        prompt: How is it?
        form_prompt: It
        options: { 1: Good, 2: Bad }
      - id: 702
        name: second
        prompt: A thing
        form_prompt: Thing
`;

describe('a file', () => {
  test('is parsed as written', () => {
    const { pages } = readCategory(file, good);
    expect(pages[0]).toMatchObject({
      gate: {
        inputId: 790,
        no: new Map([
          ['first', 1],
          ['second', 0],
        ]),
      },
      questions: [
        {
          kind: 'group',
          id: 701,
          inputId: 70_100,
          options: [
            { key: 1, inputId: 70_101, prompt: 'Good' },
            { key: 2, inputId: 70_102, prompt: 'Bad' },
          ],
        },
        { kind: 'single', id: 702, prompt: 'A thing' },
      ],
    });
  });

  test.each([
    ['label: Seven', 'label: 7', '2: label must be a text.'],
    ['label: Seven\n', '', '1: label must be a text.'],
    ['id: "7"', 'id: "8"', '1: the file must be called by its id.'],
    ['icon: seven', 'icon: seven\ncolor: red', '4: "color" is not one of id, label, icon, pages.'],
    ['<p>Hello.</p>', '<p onclick="x()">Hello.</p>', '7: this HTML would not be shown as it is written.'],
    ['first: 1', 'first: 3', '8: "first" has no option 3.'],
    ['second: 0', 'second: 1', '8: "second" can only be 0 here.'],
    [', second: 0', '', '8: what No means for "second" is missing.'],
    ['second: 0', 'second: 0, third: 1', '8: the page has no question "third".'],
    ['id: 790', 'id: 702', '8: the id 702 is given twice.'],
    ['name: second', 'name: first', '16: the name first is given twice.'],
    ['name: second', 'name: The second', '16: name must be of small letters, digits and hyphens.'],
    ['{ 1: Good, 2: Bad }', '{ 1: Good }', '14: a group needs two options at least.'],
    ['2: Bad', 'bad: Bad', '14: an option must be named by a number from 1 to 20.'],
    ['id: 701', 'id: 7.01', '10: id must be a whole number from 1 to 999999.'],
    [
      'prompt: A thing\n',
      'prompt: A thing: no\n',
      '17: Nested mappings are not allowed in compact mappings.',
    ],
  ])('says where %o is %o', (from, to, sentence) => {
    const text = good.replace(from, to);
    expect(text).not.toBe(good);
    expect(() => readCategory(file, text)).toThrow(ContentError);
    expect(() => readCategory(file, text)).toThrow(`${file}:${sentence}`);
  });

  test('names everything there is to fix at once', () => {
    const text = good.replace('Seven', '7').replace('prompt: A thing', 'prompt: 3');
    expect(() => readCategory(file, text)).toThrow(/:2: .+\n.+:17: prompt must be a text\./);
  });

  test('of medications speaks of flags that a medicine has, and takes no number twice', () => {
    const rx = readFileSync('content/questionnaire/rx.yaml', 'utf8');
    const name = 'content/questionnaire/rx.yaml';
    expect(() =>
      readMedicationPage(name, rx.replace('[metformin]', '[metfrmin]'), medicines.medicines),
    ).toThrow('no medicine of content/medicines.csv has the flag "metfrmin"');
    const twice = medicines.medicines.map((each) => ({ ...each, id: 5001 }));
    expect(() => readMedicationPage(name, rx, twice)).toThrow('the id 5001 is given twice');
  });
});
