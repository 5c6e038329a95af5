/** Publications that the score items are based on. */
export const scoreSources = {
  ls7: {
    title: 'Life’s Simple 7, criteria as in J Am Heart Assoc 2022;11:e024974, table 1',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC9496409/',
  },
  medas: {
    title: 'Mediterranean Diet Adherence Screener, Schröder and others 2011, J Nutr 141:1140',
    url: 'https://doi.org/10.3945/jn.110.135566',
  },
  sleepHours: {
    title: 'Watson and others 2015, J Clin Sleep Med 11:591: seven hours and more for adults',
    url: 'https://doi.org/10.5664/jcsm.4758',
  },
  sleepQuality: {
    title: 'BMC Family Practice 2019, table 3: insomnia is three nights a week and more',
    url: 'https://bmcprimcare.biomedcentral.com/articles/10.1186/s12875-019-1070-0/tables/3',
  },
  who5: {
    title: 'After the idea of the WHO-5 Well-Being Index (Topp and others 2015), in our own words',
    url: 'https://doi.org/10.1159/000376585',
  },
  own: {
    title: 'Our own estimate: how much symptoms take from a day',
    url: '/pages/health-score',
  },
} as const;
export type ScoreSource = (typeof scoreSources)[keyof typeof scoreSources];
