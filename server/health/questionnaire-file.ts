import type { Medicine } from '#domain/medicines/medicine.ts';
import { unlistedMedication } from '#domain/questionnaire/medications.ts';
import type {
  Answers,
  Category,
  Medication,
  MedicationPage,
  Question,
  Questionnaire,
  QuestionPage,
} from '#domain/questionnaire/questionnaire.ts';
import { cleanHtml } from '#server/security/clean-html.ts';
import { ContentFile, type Part } from './content-file.ts';

const categoryFields = ['id', 'label', 'icon', 'pages'];
const pageFields = ['id', 'title', 'header', 'gate', 'questions'];
const questionFields = ['id', 'name', 'prompt', 'form_prompt', 'description', 'options'];
const maxNumber = 999_999;

/** Numbers and names that must be unique over all files. */
export class UniqueIds {
  private readonly taken = new Map<string, string>();

  claim(part: Part, kind: string, key: string | number): void {
    const before = this.taken.get(`${kind} ${key}`);
    if (before !== undefined) part.report(`the ${kind} ${key} is given twice`);
    this.taken.set(`${kind} ${key}`, kind);
  }

  has(kind: string, key: string | number): boolean {
    return this.taken.has(`${kind} ${key}`);
  }
}

/** HTML that the sanitizer leaves unchanged. */
export function htmlOf(part: Part): string {
  const text = part.text();
  const cleaned = cleanHtml(text);
  if (cleaned !== text) part.report('this HTML would not be shown as it is written');
  return cleaned;
}

function readQuestion(part: Part, taken: UniqueIds): Question {
  const field = part.fields(questionFields);
  const id = field('id').whole(1, maxNumber);
  const fields = {
    id,
    name: field('name').slug(),
    prompt: field('prompt').text(),
    formPrompt: field('form_prompt').text(),
    description: field('description').textOrNull(),
  };
  taken.claim(field('id'), 'id', id);
  taken.claim(field('name'), 'name', fields.name);
  if (!field('options').isThere) return { kind: 'single', ...fields };
  const options = field('options')
    .entries()
    .map(([key, option]) => {
      const number = Number(key);
      if (!(Number.isInteger(number) && number >= 1 && number <= 20))
        option.report('an option must be named by a number from 1 to 20');
      return { key: number, inputId: id * 100 + number, prompt: option.text() };
    });
  if (options.length < 2) field('options').report('a group needs two options at least');
  for (const { inputId } of options) taken.claim(field('options'), 'id', inputId);
  return { kind: 'group', inputId: id * 100, ...fields, options };
}

/** The answers that a page's No implies: one for each of its questions. */
function readNo(part: Part, questions: readonly Question[]): Answers {
  const answers = part.entries().map(([name, value]) => {
    const question = questions.find((each) => each.name === name);
    if (question === undefined) value.report(`the page has no question "${name}"`);
    const number = value.whole(0, 20);
    if (question?.kind === 'group' && !question.options.some(({ key }) => key === number))
      value.report(`"${name}" has no option ${number}`);
    if (question?.kind === 'single' && number !== 0) value.report(`"${name}" can only be 0 here`);
    return [name, number] as const;
  });
  const missing = questions.find(({ name }) => !answers.some(([given]) => given === name));
  if (missing !== undefined) part.report(`what No means for "${missing.name}" is missing`);
  return new Map(answers);
}

function readPage(part: Part, taken: UniqueIds): QuestionPage {
  const field = part.fields(pageFields);
  const questions = field('questions')
    .list()
    .map((each) => readQuestion(each, taken));
  const id = field('id').whole(1, maxNumber);
  taken.claim(field('id'), 'page', id);
  const page = { id, title: field('title').text(), header: htmlOf(field('header')), questions };
  if (!field('gate').isThere) return { ...page, gate: null };
  const gate = field('gate').fields(['id', 'no']);
  const inputId = gate('id').whole(1, maxNumber);
  taken.claim(gate('id'), 'id', inputId);
  return { ...page, gate: { inputId, no: readNo(gate('no'), questions) } };
}

/** A category from the text of its file. Throws ContentError. */
export function readCategory(name: string, text: string, taken = new UniqueIds()): Category {
  const file = new ContentFile(name, text);
  const field = file.root.fields(categoryFields);
  const category = {
    id: field('id').slug(),
    label: field('label').text(),
    icon: field('icon').slug(),
    pages: field('pages')
      .list()
      .map((each) => readPage(each, taken)),
  };
  if (!name.endsWith(`/${category.id}.yaml`)) field('id').report('the file must be called by its id');
  file.finish();
  return category;
}

/** Classes by their flags: `acid-blocker: [ppi]`. */
function readClasses(part: Part, medicines: readonly Medicine[]): (medicine: Medicine) => string[] {
  const flags = new Set(medicines.flatMap((each) => [...each.flags]));
  const classes = part.entries().map(([name, list]) => {
    const named = list.list().map((each) => {
      const flag = each.text();
      if (!flags.has(flag)) each.report(`no medicine of content/medicines.csv has the flag "${flag}"`);
      return flag;
    });
    return [name, named] as const;
  });
  return (medicine) =>
    classes.flatMap(([name, named]) => (named.some((flag) => medicine.flags.includes(flag)) ? [name] : []));
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function readUnlisted(part: Part): Medication {
  const field = part.fields(['name', 'use']);
  return {
    inputId: unlistedMedication,
    name: field('name').text(),
    use: field('use').text(),
    classes: [],
    isUnlisted: true,
  };
}

const medicationFields = [
  'id',
  'label',
  'icon',
  'pageTitle',
  'pageDescription',
  'page',
  'unlisted',
  'classes',
];

/** The medication page: every medicine, alphabetically, and last "not listed". Throws ContentError. */
export function readMedicationPage(
  name: string,
  text: string,
  medicines: readonly Medicine[],
  taken = new UniqueIds(),
): MedicationPage {
  const file = new ContentFile(name, text);
  const field = file.root.fields(medicationFields);
  const classesOf = readClasses(field('classes'), medicines);
  const listed = medicines.map((medicine): Medication => {
    taken.claim(field('classes'), 'id', medicine.id);
    return {
      inputId: medicine.id,
      name: medicine.name,
      use: capitalized(medicine.use),
      classes: classesOf(medicine),
      isUnlisted: false,
    };
  });
  const unlisted = readUnlisted(field('unlisted'));
  taken.claim(field('unlisted'), 'id', unlisted.inputId);
  const page = {
    id: field('id').oneOf(['rx'] as const),
    label: field('label').text(),
    icon: field('icon').slug(),
    pageTitle: field('pageTitle').text(),
    pageDescription: field('pageDescription').text(),
    page: field('page').whole(1, maxNumber),
    medications: [...listed.toSorted((a, b) => (a.name < b.name ? -1 : 1)), unlisted],
  };
  file.finish();
  return page;
}

/** The whole questionnaire from the texts of its files, in this order, and the medicines. Throws ContentError. */
export function readQuestionnaire(
  files: ReadonlyMap<string, string>,
  medicines: readonly Medicine[],
): Questionnaire {
  const taken = new UniqueIds();
  const all = [...files];
  const isMedication = ([name]: readonly [string, string]) => name.endsWith('/rx.yaml');
  const [rx] = all.filter(isMedication);
  const categories = all.filter((each) => !isMedication(each));
  return {
    categories: categories.map(([name, text]) => readCategory(name, text, taken)),
    medication: readMedicationPage(rx?.[0] ?? 'rx.yaml', rx?.[1] ?? '', medicines, taken),
  };
}
