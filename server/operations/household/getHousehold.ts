import type { Handler } from '#server/context.ts';
import { householdResponse } from '#server/household/household-response.ts';

export const getHousehold: Handler<'getHousehold'> = (context, { member }) =>
  householdResponse(context, member.userId);
