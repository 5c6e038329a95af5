import type { AllergenId } from '#domain/allergen/allergens.ts';
import { nameWords } from '#domain/own-recipe/words/line-words.ts';
import { inBothNumbers } from '#domain/own-recipe/words/name-forms.ts';

/**
 * Further names of foods with an allergen, besides those of the table, by EU Regulation 1169/2011, annex II,
 * and the FDA's list of major allergens. A line with one of them has that allergen until a person says it
 * doesn't.
 */
const named: Readonly<Record<AllergenId, string>> = {
  gluten:
    'gluten, flour, breadcrumb, crumbs, pasta, noodle, bread, barley, rye, oat, oatmeal, malt, malt vinegar, triticale, granola, muesli, cracker, biscuit, cookie, cake, pastry, crouton, roux, gravy granules, seitan, beer, ale, stuffing, batter, dumpling, wonton wrapper, pizza dough, dough, hoisin, teriyaki, tempura, katsu, tonkatsu, gravy, roti, paratha, lavash, focaccia, tortilla, bun, roll, toast, breadstick, grissini, pizza, calzone, gyoza, wonton, potsticker, pierogi, samosa, empanada, spring roll, egg roll, pancake, crepe, waffle, muffin, scone, crumpet, brownie, cupcake, donut, kibbeh, tabbouleh, tabouli, strudel, weetabix, shreddies, ryvita, horlicks, ovaltine, milo, bovril, oatly, biscoff, speculoos, rusk, ravioli, tortellini, sandwich, pie, panettone, barley malt, cereal, injera, ramen, vermicelli, semiya, seviyan, flatbread, pringle, maltesers, kitkat, bran, wheatgerm, oxo, maggi, shaoxing',
  wheat:
    'wheat, flour, kamut, khorasan, einkorn, emmer, freekeh, durum, farina, graham flour, spelt, semolina, pasta, noodle, bread, breadcrumb, crumbs, cracker, biscuit, cookie, cake, pastry, crouton, roux, seitan, ramen, gnocchi, matzo, brioche, challah, chapati, panko, stuffing, batter, dumpling, wonton wrapper, pizza dough, dough, wheat berry, hoisin, teriyaki, tempura, katsu, tonkatsu, gravy, roti, paratha, lavash, focaccia, tortilla, bun, roll, toast, breadstick, grissini, pizza, calzone, gyoza, wonton, potsticker, pierogi, samosa, empanada, spring roll, egg roll, pancake, crepe, waffle, muffin, scone, crumpet, brownie, cupcake, donut, kibbeh, tabbouleh, tabouli, strudel, weetabix, shreddies, horlicks, ovaltine, milo, biscoff, speculoos, rusk, ravioli, tortellini, sandwich, pie, panettone, cereal, vermicelli, semiya, seviyan, flatbread, pringle, maltesers, kitkat, triticale, bran, wheatgerm, oxo, maggi, shaoxing',
  milk: 'dairy, milk, cream, cheese, butter, yogurt, whey, casein, caseinate, lactose, curd, custard, ghee, paneer, labneh, manchego, bechamel, alfredo sauce, lassi, khoya, dulce de leche, ranch dressing, caramel, toffee, clotted cream, creme fraiche, raita, tzatziki, mornay, veloute, beurre blanc, creme anglaise, gelato, icecream, milkshake, fudge, butterscotch, queso, velveeta, cheez whiz, malai, mawa, mava, khoa, rabri, rabdi, ayran, creamer, fromage blanc, pizza, ranch, alfredo, carbonara, pancake, crepe, waffle, muffin, scone, brownie, cupcake, donut, biscuit, cookie, cake, nougat, horlicks, ovaltine, milo, nutella, dorito, cheeto, ganache, dulce, panna cotta, maltesers, kitkat, protein powder',
  egg: 'egg, lysozyme, albumen, aioli, bearnaise, hollandaise, meringue, custard, eggnog, quiche, frittata, mayo, royal icing, lemon curd, remoulade, tartar sauce, marshmallow fluff, omelette, omelet, eggwash, yolk, pavlova, ranch, caesar, carbonara, pancake, crepe, waffle, muffin, scone, brownie, cupcake, donut, cake, cookie, brioche, challah, tempura, nougat, coleslaw, egg roll, panettone',
  fish: 'fish, anchovy, bonito, bonito flake, katsuobushi, dashi, caviar, roe, bottarga, garum, eel, carp, pike, perch, turbot, hake, kipper, whitebait, surimi, taramasalata, seafood, caesar, fishcake, crevette, tapenade, puttanesca, xo',
  crustacean:
    'shellfish, seafood, crustacean, prawn, shrimp paste, crayfish, crawfish, langoustine, scampi, krill, belacan, bisque, xo sauce, surimi, crab stick, crevette, xo, tempura, laksa, gumbo, jambalaya, paella',
  mollusc:
    'shellfish, seafood, mollusc, mollusk, abalone, cockle, cuttlefish, escargot, snail, whelk, squid ink, xo sauce, xo, paella, chowder',
  tree_nut:
    'nut, mixed nut, almond, cashew, hazelnut, walnut, pecan, pistachio, macadamia, brazil nut, praline, marzipan, frangipane, amaretti, amaretto, gianduja, nougat, orgeat, nutella, filbert, baklava, almond extract, cashew cream, cashew milk, hazelnut milk, pine kernel, pinenut, cobnut, romesco, turron, torrone, frangelico, gianduia, ferrero, halwa, dukkah, muesli, granola, bakewell',
  peanut:
    'nut, mixed nut, peanut, groundnut, monkey nut, arachis, satay, satay sauce, pb, pb2, pbj, peanutbutter, snicker, reese, goober pea, ground nut',
  sesame:
    'sesame, tahini, halva, halvah, gomasio, gingelly, benne seed, zaatar, za atar, dukkah, furikake, baba ganoush, everything bagel seasoning, halwa, gomashio, tahina, everything seasoning',
  soy: 'soy, tofu, tempeh, soybean, okara, yuba, tvp, textured vegetable protein, lecithin, doubanjiang, gochujang, ponzu, edamame, miso, ssamjang, samjang, doenjang, hoisin, teriyaki, soybean paste, soya, tonkatsu, protein powder, maggi',
  mustard:
    'mustard, mustard green, mustard oil, piccalilli, vinaigrette, remoulade, aioli, mayo, curried, deviled, devilled',
  // uncured bacon and ham are cured with celery
  celery: 'celery, celery leaf, mirepoix, soffritto, curried, uncured, bouillon, oxo, maggi',
  sulphites:
    'sulfite, sulphite, metabisulphite, metabisulfite, sulphur dioxide, wine, port, vermouth, sulfured, sulphured',
  lupin: 'lupin, lupini, lupine, lupini bean',
};

function readWords(): ReadonlyMap<string, readonly AllergenId[]> {
  const found = new Map<string, AllergenId[]>();
  for (const [id, text] of Object.entries(named) as [AllergenId, string][])
    for (const name of text.split(', ')) {
      for (const words of inBothNumbers(name.split(' '))) found.set(words, [...(found.get(words) ?? []), id]);
    }
  return found;
}

/** By the words of the name, normalized by nameWords. */
export const allergenWords: ReadonlyMap<string, readonly AllergenId[]> = readWords();

const maxWords = 3;

/** The names of allergens in a text, normalized by nameWords. */
export function allergensNamed(text: string): readonly string[] {
  const words = nameWords(text.split(/[^\p{L}’'-]+/u));
  return words.flatMap((_, at) =>
    Array.from({ length: maxWords }, (__, n) => words.slice(at, at + n + 1).join(' ')).filter((name) =>
      allergenWords.has(name),
    ),
  );
}
