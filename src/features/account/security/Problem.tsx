import { Text } from '#src/ui/text/Text.tsx';

/** An error message with role `alert`; nothing without a text. */
export function Problem({ text }: { readonly text: string | null }) {
  if (text === null) return null;
  return (
    <Text role="alert" variant="small" tone="danger">
      {text}
    </Text>
  );
}
