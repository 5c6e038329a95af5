import { nameWords } from '#domain/own-recipe/words/line-words.ts';

const wordSet = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .trim()
      .split(/\s+/)
      .flatMap((word) => nameWords([word])),
  );

/**
 * Words of notes that name nothing to eat: shapes, parts that are cut off or kept, places, tools, and the words of
 * sentences. A closed list: any other word in a note may be a food that isn't in the table.
 */
const noteWords: readonly ReadonlySet<string>[] = [
  wordSet(`
    cube dice flake floret spear stick baton coin square length round ring moon crescent disc disk
    thread sliver slab lump shard shred finger strand curl fan wheel triangle rectangle diamond segment
    section portion block bar log sheet leaf stem stalk rib top bottom tip end side edge root vein core
    skin rind peel pith shell pod husk bone backbone spine stone pit seed tail head crown neck wing leg
    thigh breast back belly shoulder gill fin beard membrane silk cob kernel clove bulb heart part fat
    gristle sinew excess casing packaging eye frond feather flesh meat juice liquid brine zest cap shape
    nest joint cavity thumb fist contents ball rosette stub knuckle fiber body tentacle beak cheek
    bouquet fleck grit dirt sand sediment sprinkle layer string strip moisture steam foam froth sap peak
    thickness width height depth circle oval eighth sixteenth tenth fraction pole equator surface
    outside inside interior exterior center middle corner hole pattern crosshatch wafer lozenge batonnet
    chiffonade brunoise bites twists`),
  wordSet(`
    short tiny little huge bigger smaller larger thinner thicker finer broken slit left rest remainder
    remaining crisp crispy woody tough hairy pale straight slanting diagonal bias angle lengthway
    lengthwise across against over under through between apart together around open wet damp moist dry
    soggy limp new young early late first last most more less least enough plenty lot several few couple
    pair dozen other another each every both either neither all none no one two three four five six
    seven eight nine ten eleven twelve fifteen twenty thirty sixty third fifth beautiful sweet sweetest
    brown green white red yellow black purple orange dark pink blue clean whole entire riper ripest
    riping freshest softer firmer stronger milder only extra main visible exact dull hollow intact equal
    even uneven flush wild caught tame tail-on rustic irregular random generous sharp blunt bendy
    bendable pliable sticky shiny glossy fragrant aromatic pungent delicate gentle neat tidy golden
    pretty super ultra uniform slight clear cloudy opaque translucent tart sour bitter hot spicy mild
    crunchy tight compact floppy yielding former latter minimum maximum total combined final initial
    necessary essential crucial vital key difficult hard seasonal domestic imported foreign native
    pacific atlantic alaskan norwegian mediterranean sicilian californian`),
  wordSet(`
    and or in on with by but is are was be been being it its they them their there these those this that
    he she you we us my mine your yours our his her who which what when where why how if than then so as
    at to from of for off out up down upon into onto without within not do does did done don doesn didn
    have has had having can could may might will would shall should must need get got give take keep
    kept let leave leaving make made cook come came go put set see find found buy bought know think say
    call called try use used love like prefer recommend please check note recipe instruction direction
    step method hint below above here now again once twice always never often usually sometimes still
    just quite very really too also well good great fine ok okay better best nice perfect right wrong
    own same similar different standard regular normal usual ordinary typical special traditional thing
    way kind type sort work important weighing free thanks thank whatever whichever however because
    since while before after during about per via amount weight size measure measurement degree
    fahrenheit celsius room temp temperature minute hour day night overnight week gram ounce pound kilo
    liter cup tablespoon teaspoon tbsp tsp lb kg oz ml spoon spoonful fluid package packet pack
    percent approx aka eg ie etc inch cm including excluding keeping reserving discarding removing
    cutting depending dont doesnt didnt isnt arent cant wont couldnt shouldnt adjust adjusting pre ear unopened homegrown scale opening running following aside ahead instead otherwise therefore
    hence although though unless almost roughly maybe perhaps probably someone anyone everyone something
    anything everything nothing ones yes nope ditto alternatively especially particularly mainly mostly
    finally firstly simply avoid skip omit add double triple forget worry mean means meaning look looks
    looking feel feels seem seems smell start finish begin stop help helps happen matter depend needs
    wanting wear wearing watch careful care caution warning glad happy family mom mum grandma friend kid
    child adult guest people person home house backyard season summer winter spring autumn morning
    evening today yesterday tomorrow year month thrice quantity number count figure ratio percentage
    grade class choice option preference result reason idea difference flavor taste texture color aroma
    appearance`),
  wordSet(`
    hand knife fork grater grinder processor blender peeler mandolin mandoline microplane sieve colander
    strainer pestle mortar pan pot skillet saucepan wok oven grill microwave fridge refrigerator freezer
    bowl dish plate tray rack board towel paper foil parchment cloth kitchen counter bottle jar tin box
    bag tub carton tube pouch container cling plastic wrap film mesh gas electric hob stove stovetop
    burner cooktop toaster torch blowtorch airfryer fryer steamer slow cooker instant press ricer mill
    rolling pin cutter scissor shear tweezer plier glove ruler scoop ladle whisk spatula tong skewer
    toothpick twine napkin tissue faucet tap sink stream bath change spot mark speck drip drippy runny boil simmer air sun sunlight shade window
    cupboard pantry cabinet drawer lid cover liner setting speed pulse deli delicatessen store shop
    supermarket market butcher fishmonger grocer grocery farm garden bakery baker aisle label brand
    supplier local flame heat`),
  wordSet(`
    cut shrink reheat preheat bring fold stir toss pat wipe score snip snap pick pluck prick pierce
    scrape pull push stack arrange place lay fill transfer repeat strain sift skim scrub brush break
    crumble crack blend puree blitz process mash smash bruise bash flatten zap nuke pop separating
    shaking stirring tossing patting wiping scoring scraping scooping picking straining sifting washing
    crumbling mashing pounding falling sticking touching moving going coming getting using buying making
    sitting hanging aging ripening warming heating chilling freezing reheating storing soften melt beat
    beaten grind ground shake shook spun squeeze slice chop mince grate crush wash rinse drain soak
    stand cool warm remove discard reserve trim halve quarter thaw defrost weigh tear torn split
    shredding mixing cooking baking roasting grilling boiling simmering steaming slicing chopping
    grating peeling draining soaking rinsing thawing cooling standing resting trimming melting blending
    american italian french spanish greek turkish mexican chinese japanese korean thai vietnamese indian
    persian english british scottish irish german polish hungarian dutch belgian danish swedish moroccan
    lebanese israeli egyptian brazilian australian canadian swiss austrian portuguese`),
];

/** "Shredded", "thinly"; not "flaxseed", "jelly", or "chantilly". */
const participle = /(?<!e)ed$|(?<!^oat|[ei]l)ly$/;

/** Whether a word in a note may be something to eat that isn't in the table. */
export const mayNameFood = (word: string): boolean =>
  word.length > 1 &&
  !/^\d/.test(word) &&
  !participle.test(word) &&
  !noteWords.some((words) => words.has(word));
