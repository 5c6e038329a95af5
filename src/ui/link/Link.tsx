import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, use } from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
}

const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a');

/** Tells the parts how the app follows a link; without it they are plain anchors. */
export function LinkProvider({
  component,
  children,
}: {
  component: ComponentType<LinkProps>;
  children: ReactNode;
}) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

export function Link(props: LinkProps) {
  const Anchor = use(LinkContext);
  return <Anchor {...props} />;
}
