import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, use } from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
}

const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a');

/** Sets the component for links; without it they are plain anchors. */
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
