import type { Db } from '#server/db/connect.ts';
import { isUuid } from '#server/db/is-uuid.ts';
import {
  type AdminReview,
  findReview,
  listReviews,
  removeReply,
  removeReviewById,
  replyToReview,
} from '#server/queries/review-admin.ts';
import { type Admin, type Area, type Caution, group, mustConfirm, options } from '../admin.ts';
import { AdminError } from '../admin-error.ts';
import { minute, printFacts, printJson, printLine, printTable } from '../print.ts';
import { wholeFrom } from '../whole-number.ts';

interface Json {
  readonly json?: boolean;
}
interface List extends Json {
  readonly unanswered?: boolean;
  readonly limit: number;
}

/** The limit of the contract. */
const maxReplyLength = 1000;

/** The public reply: plain text without control characters. */
function answerOf(text: string): string {
  const answer = text.trim();
  if (answer === '') throw new AdminError('The answer is empty.', 'wrong');
  if (answer.length > maxReplyLength)
    throw new AdminError(`The answer is longer than ${maxReplyLength} characters.`, 'wrong');
  if (!/^([^\p{Cc}\p{Cs}]|[\n\t])*$/u.test(answer))
    throw new AdminError('The answer contains control characters.', 'wrong');
  return answer;
}

async function mustFind(db: Db, id: string): Promise<AdminReview> {
  const review = isUuid(id) ? await findReview(db, id) : undefined;
  if (review === undefined) throw new AdminError(`There is no review "${id}". \`reviews list\` shows them.`);
  return review;
}

const factsOf = ({ id, recipe, email, rating, comment, attachments, ...review }: AdminReview) => ({
  id,
  recipe,
  email,
  rating,
  comment,
  pictures: attachments.map(({ image_url }) => image_url),
  written: review.createdAt,
  answer: review.answer,
  answered: review.answeredAt,
});

async function list({ io, withDatabase }: Admin, { unanswered = false, limit, json }: List): Promise<void> {
  const reviews = await withDatabase((db) => listReviews(db, { unanswered, most: limit }));
  if (json) return printJson(io, reviews.map(factsOf));
  if (reviews.length === 0)
    return printLine(io, unanswered ? 'Every review is answered.' : 'There are no reviews yet.');
  printTable(
    io,
    ['id', 'written', 'recipe', 'stars', 'comment', ''],
    reviews.map((review) => [
      review.id,
      minute(review.createdAt),
      review.recipe,
      String(review.rating),
      review.comment,
      review.answer === null ? '' : 'answered',
    ]),
  );
}

async function show({ io, withDatabase }: Admin, id: string, { json }: Json): Promise<void> {
  const facts = factsOf(await withDatabase((db) => mustFind(db, id)));
  if (json) return printJson(io, facts);
  printFacts(io, [
    ['id', facts.id],
    ['recipe', facts.recipe],
    ['by', facts.email],
    ['written', `${minute(facts.written)} UTC`],
    ['stars', String(facts.rating)],
    ['pictures', facts.pictures.join(' ') || 'none'],
    ['answered', facts.answered === null ? 'no' : `${minute(facts.answered)} UTC`],
  ]);
  for (const text of [facts.comment, facts.answer ?? ''])
    for (const line of text === '' ? [] : ['', ...text.split(/\r?\n/)]) printLine(io, line);
}

async function answer(admin: Admin, id: string, text: string, { dryRun }: Caution): Promise<void> {
  const { io, now, withDatabase } = admin;
  const reply = answerOf(text);
  await withDatabase(async (db) => {
    const { email, answer: before } = await mustFind(db, id);
    if (dryRun)
      return printLine(
        io,
        `The answer is ready to publish for ${email} and everyone else. Nothing was changed.`,
      );
    await replyToReview(db, { id, answer: reply, now: now() });
    printLine(
      io,
      before === null
        ? `Answered, and we notified ${email}.`
        : 'Replaced the answer; nobody was notified again.',
    );
  });
}

interface Removal {
  /** The message when there is nothing to do; null otherwise. */
  readonly settled: (review: AdminReview) => string | null;
  readonly question: string;
  readonly work: (db: Db, id: string) => Promise<void>;
  readonly done: string;
}
const removals = {
  'remove-answer': {
    settled: (review) => (review.answer === null ? 'It doesn’t have an answer.' : null),
    question: 'Remove the answer?',
    work: removeReply,
    done: 'Removed the answer; the review stays.',
  },
  remove: {
    settled: () => null,
    question: 'Remove this review with its picture and answer for good?',
    work: removeReviewById,
    done: 'Removed the review.',
  },
} as const satisfies Readonly<Record<string, Removal>>;

async function remove(
  admin: Admin,
  name: keyof typeof removals,
  id: string,
  caution: Caution,
): Promise<void> {
  const { settled, question, work, done }: Removal = removals[name];
  await admin.withDatabase(async (db) => {
    const review = await mustFind(db, id);
    const nothing = settled(review);
    if (nothing !== null) return printLine(admin.io, nothing);
    const { recipe, email, rating } = review;
    printLine(admin.io, `${rating} of 5 stars for ${recipe} by ${email}, ${minute(review.createdAt)} UTC`);
    if (caution.dryRun) return printLine(admin.io, 'Nothing was changed.');
    await mustConfirm(admin, caution, question);
    await work(db, id);
    printLine(admin.io, done);
  });
}

/** `reviews`: members' reviews and the operator's replies. */
export const reviewsArea: Area = (program, admin) => {
  const reviews = group(program, 'reviews', 'what members say about recipes');
  const which = ['<id>', 'of the review, as `reviews list` shows it'] as const;
  reviews
    .command('list')
    .description('reviews of all recipes, newest first')
    .option('--unanswered', 'only those without an answer')
    .option('--limit <n>', 'how many at most', wholeFrom(1, 10_000), 50)
    .option(...options.json)
    .action((given: List) => list(admin, given));
  reviews
    .command('show')
    .description('one review in full')
    .argument(...which)
    .option(...options.json)
    .action((id: string, given: Json) => show(admin, id, given));
  reviews
    .command('answer')
    .description('publishes an answer below a review and notifies its author')
    .argument(...which)
    .argument('<text>', `plain text, ${maxReplyLength} characters at most`)
    .option(...options.dryRun)
    .action((id: string, text: string, given: Caution) => answer(admin, id, text, given));
  const removal = (name: keyof typeof removals, description: string) =>
    reviews
      .command(name)
      .description(description)
      .argument(...which)
      .option(...options.dryRun)
      .option(...options.yes)
      .action((id: string, given: Caution) => remove(admin, name, id, given));
  removal('remove-answer', 'removes the answer');
  removal('remove', 'removes a review with its picture and answer');
};
