/** The roles that must sign. */
export const roles = ['physician', 'pharmacist', 'dietitian'] as const;
export type Role = (typeof roles)[number];

/** A statement to members, or a rule about what they are shown. */
export interface EvidenceLine {
  /** Id of the rule, as in the signatures. */
  readonly id: string;
  readonly claim: string;
  /** Markdown. */
  readonly source: string;
  /** How thoroughly the source was checked. */
  readonly checked: string;
}

/** A list of one kind; every module that advises or withholds adds its own. */
export interface EvidenceSection {
  readonly title: string;
  readonly about: string;
  readonly signedBy: readonly Role[];
  readonly lines: readonly EvidenceLine[];
}

/** A line of content/health-signatures.csv. */
export interface Signature {
  readonly id: string;
  readonly role: Role;
  readonly name: string;
  /** `2026-11-23` */
  readonly date: string;
}

const cell = (text: string) => text.replaceAll('|', '/').replace(/\s+/g, ' ').trim();
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;

const of = (signatures: readonly Signature[], id: string, role: Role) =>
  signatures.find((each) => each.id === id && each.role === role);

function signedCell(id: string, { signedBy }: EvidenceSection, signatures: readonly Signature[]): string {
  const words = signedBy.map((role) => {
    const signature = of(signatures, id, role);
    return signature === undefined
      ? `${role}: **unsigned**`
      : `${role}: ${signature.name}, ${signature.date}`;
  });
  return words.join('; ');
}

function sectionText(section: EvidenceSection, signatures: readonly Signature[]): string {
  const { title, about, lines } = section;
  const body = lines.map(({ id, claim, source, checked }) =>
    row([id, claim, source, checked, signedCell(id, section, signatures)]),
  );
  return [
    `## ${title}`,
    '',
    about,
    '',
    row(['rule', 'what it says', 'source', 'checked', 'signed by']),
    row(['---', '---', '---', '---', '---']),
    ...body,
    '',
  ].join('\n');
}

/** Number of missing signatures by role. */
function openWork(sections: readonly EvidenceSection[], signatures: readonly Signature[]): string[] {
  return roles.map((role) => {
    const ids = sections
      .filter(({ signedBy }) => signedBy.includes(role))
      .flatMap(({ lines }) => lines.map(({ id }) => id));
    const unsigned = ids.filter((id) => of(signatures, id, role) === undefined);
    return row([role, String(ids.length), String(ids.length - unsigned.length), String(unsigned.length)]);
  });
}

/** The page for the signatures of physician, pharmacist and dietitian. Throws for a signature of an unknown rule. */
export function evidencePage(sections: readonly EvidenceSection[], signatures: readonly Signature[]): string {
  const known = new Set(sections.flatMap(({ lines }) => lines.map(({ id }) => id)));
  const unexpected = signatures.find(({ id }) => !known.has(id));
  if (unexpected !== undefined)
    throw new Error(`content/health-signatures.csv: there is no rule "${unexpected.id}" to be signed`);
  return [
    '# What health advice rests on',
    '',
    'Made by `npm run evidence` from content/; `npm run check` holds it to that. This is information, not medical advice.',
    '',
    'Sources were looked up in stored copies of the web in November 2026, not on the live web. *Opened* means that the page, or the abstract under its DOI, was read there under its own address; *opened in a copy*, that its text was read elsewhere and the address was not tried. What was **not opened** carries common guidance or general pharmaceutical knowledge alone: the operator of a site opens it before relying on it.',
    '',
    'A rule counts as signed once its line stands in content/health-signatures.csv, with the name and the day. Who changes the words of a rule takes its signatures out.',
    '',
    row(['who signs', 'rules', 'signed', 'unsigned']),
    row(['---', '---', '---', '---']),
    ...openWork(sections, signatures),
    '',
    ...sections.map((section) => sectionText(section, signatures)),
  ].join('\n');
}
