import type { Handler } from '#server/context.ts';
import { packagesResponse } from '#server/membership/packages-response.ts';

export const listPackages: Handler<'listPackages'> = (context, { member, languages }) =>
  packagesResponse(context, member.userId, languages);
