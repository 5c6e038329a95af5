import type { Handler } from '#server/context.ts';
import { listPackagesOnSale } from '#server/queries/packages.ts';
import { packageAnswer } from './package-answer.ts';

export const listPackages: Handler<'listPackages'> = async ({ db }) => ({
  data: (await listPackagesOnSale(db)).map(packageAnswer),
});
