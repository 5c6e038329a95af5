import { proteinSources } from '#domain/food/protein-sources.ts';
import type { Handler } from '#server/context.ts';

export const listProteinSources: Handler<'listProteinSources'> = async () => ({ data: [...proteinSources] });
