import { diets } from '#domain/diet/diets.ts';
import type { Handler } from '#server/context.ts';

export const listDiets: Handler<'listDiets'> = async () => ({ data: [...diets] });
