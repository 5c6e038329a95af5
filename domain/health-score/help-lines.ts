interface Line {
  readonly country: string;
}

const regionOf = (language: string): string | null => {
  try {
    return new Intl.Locale(language).region ?? null;
  } catch {
    return null;
  }
};

/** Help lines of the first country in the device's languages; without a match, all are listed as elsewhere. */
export function linesForRegion<Of extends Line>(
  lines: readonly Of[],
  languages: readonly string[],
): { readonly here: readonly Of[]; readonly elsewhere: readonly Of[] } {
  const regions = languages.flatMap((language) => regionOf(language) ?? []);
  const region = regions.find((each) => lines.some(({ country }) => country === each));
  return {
    here: lines.filter(({ country }) => country === region),
    elsewhere: lines.filter(({ country }) => country !== region),
  };
}
