const changes =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate|lock|pg_advisory\w*)\b|\bfor\s+(?:no\s+key\s+)?(?:update|share)\b/i;

/** Whether a statement by itself changes and locks nothing. */
export const isRead = (sql: string): boolean =>
  /^\s*(?:select|with|show|explain)\b/i.test(sql) && !changes.test(sql);
