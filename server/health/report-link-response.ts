import type { components } from '#contract/api.ts';
import type { ReportLink } from '#server/queries/report-links.ts';

export const reportLinkResponse = ({
  id,
  created_at: createdAt,
  ends_at: endsAt,
}: ReportLink): components['schemas']['ReportLink'] => ({
  id,
  created_at: createdAt.toISOString(),
  ends_at: endsAt.toISOString(),
});
