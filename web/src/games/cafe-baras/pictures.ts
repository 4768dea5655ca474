// Which picture stands for which card, guest and host; and how a capybara is dressed.
import type { Component } from 'svelte';
import Abacus from '~icons/fluent-emoji-flat/abacus';
import Alembic from '~icons/fluent-emoji-flat/alembic';
import ArtistPalette from '~icons/fluent-emoji-flat/artist-palette';
import Bacon from '~icons/fluent-emoji-flat/bacon';
import Balloon from '~icons/fluent-emoji-flat/balloon';
import BallotBoxWithBallot from '~icons/fluent-emoji-flat/ballot-box-with-ballot';
import Banana from '~icons/fluent-emoji-flat/banana';
import Basket from '~icons/fluent-emoji-flat/basket';
import Beans from '~icons/fluent-emoji-flat/beans';
import BeerMug from '~icons/fluent-emoji-flat/beer-mug';
import BellhopBell from '~icons/fluent-emoji-flat/bellhop-bell';
import BentoBox from '~icons/fluent-emoji-flat/bento-box';
import BeverageBox from '~icons/fluent-emoji-flat/beverage-box';
import Bicycle from '~icons/fluent-emoji-flat/bicycle';
import BilledCap from '~icons/fluent-emoji-flat/billed-cap';
import BirthdayCake from '~icons/fluent-emoji-flat/birthday-cake';
import Bouquet from '~icons/fluent-emoji-flat/bouquet';
import Bread from '~icons/fluent-emoji-flat/bread';
import Brick from '~icons/fluent-emoji-flat/brick';
import BrownMushroom from '~icons/fluent-emoji-flat/brown-mushroom';
import BubbleTea from '~icons/fluent-emoji-flat/bubble-tea';
import Cactus from '~icons/fluent-emoji-flat/cactus';
import CarpStreamer from '~icons/fluent-emoji-flat/carp-streamer';
import CarpentrySaw from '~icons/fluent-emoji-flat/carpentry-saw';
import Carrot from '~icons/fluent-emoji-flat/carrot';
import Chair from '~icons/fluent-emoji-flat/chair';
import CheeseWedge from '~icons/fluent-emoji-flat/cheese-wedge';
import Cherries from '~icons/fluent-emoji-flat/cherries';
import CherryBlossom from '~icons/fluent-emoji-flat/cherry-blossom';
import Chestnut from '~icons/fluent-emoji-flat/chestnut';
import ChocolateBar from '~icons/fluent-emoji-flat/chocolate-bar';
import CocktailGlass from '~icons/fluent-emoji-flat/cocktail-glass';
import Coin from '~icons/fluent-emoji-flat/coin';
import Cookie from '~icons/fluent-emoji-flat/cookie';
import Cooking from '~icons/fluent-emoji-flat/cooking';
import CouchAndLamp from '~icons/fluent-emoji-flat/couch-and-lamp';
import CreditCard from '~icons/fluent-emoji-flat/credit-card';
import Crown from '~icons/fluent-emoji-flat/crown';
import CrystalBall from '~icons/fluent-emoji-flat/crystal-ball';
import Cucumber from '~icons/fluent-emoji-flat/cucumber';
import CupWithStraw from '~icons/fluent-emoji-flat/cup-with-straw';
import Cupcake from '~icons/fluent-emoji-flat/cupcake';
import CurryRice from '~icons/fluent-emoji-flat/curry-rice';
import Door from '~icons/fluent-emoji-flat/door';
import DrawnBun from '~icons/piece/bun';
import DrawnLamp from '~icons/piece/lamp';
import EarOfCorn from '~icons/fluent-emoji-flat/ear-of-corn';
import Eggplant from '~icons/fluent-emoji-flat/eggplant';
import Falafel from '~icons/fluent-emoji-flat/falafel';
import FallenLeaf from '~icons/fluent-emoji-flat/fallen-leaf';
import Flatbread from '~icons/fluent-emoji-flat/flatbread';
import ForkAndKnifeWithPlate from '~icons/fluent-emoji-flat/fork-and-knife-with-plate';
import FountainPen from '~icons/fluent-emoji-flat/fountain-pen';
import FourLeafClover from '~icons/fluent-emoji-flat/four-leaf-clover';
import FramedPicture from '~icons/fluent-emoji-flat/framed-picture';
import FrenchFries from '~icons/fluent-emoji-flat/french-fries';
import Gear from '~icons/fluent-emoji-flat/gear';
import GingerRoot from '~icons/fluent-emoji-flat/ginger-root';
import GlassOfMilk from '~icons/fluent-emoji-flat/glass-of-milk';
import GlowingStar from '~icons/fluent-emoji-flat/glowing-star';
import Goggles from '~icons/fluent-emoji-flat/goggles';
import GraduationCap from '~icons/fluent-emoji-flat/graduation-cap';
import GreenSalad from '~icons/fluent-emoji-flat/green-salad';
import Headphone from '~icons/fluent-emoji-flat/headphone';
import Herb from '~icons/fluent-emoji-flat/herb';
import Hibiscus from '~icons/fluent-emoji-flat/hibiscus';
import HikingBoot from '~icons/fluent-emoji-flat/hiking-boot';
import HoneyPot from '~icons/fluent-emoji-flat/honey-pot';
import Hook from '~icons/fluent-emoji-flat/hook';
import HotBeverage from '~icons/fluent-emoji-flat/hot-beverage';
import Ice from '~icons/fluent-emoji-flat/ice';
import InkBoombox from '~icons/game-icons/boombox';
import InkCoffeePot from '~icons/game-icons/coffee-pot';
import InkEmptyChessboard from '~icons/game-icons/empty-chessboard';
import InkLava from '~icons/game-icons/lava';
import InkManualMeatGrinder from '~icons/game-icons/manual-meat-grinder';
import InkSofa from '~icons/game-icons/sofa';
import InkTavernSign from '~icons/game-icons/tavern-sign';
import Jar from '~icons/fluent-emoji-flat/jar';
import Key from '~icons/fluent-emoji-flat/key';
import LeafFlutteringInWind from '~icons/fluent-emoji-flat/leaf-fluttering-in-wind';
import LeafyGreen from '~icons/fluent-emoji-flat/leafy-green';
import Ledger from '~icons/fluent-emoji-flat/ledger';
import Lemon from '~icons/fluent-emoji-flat/lemon';
import LightBulb from '~icons/fluent-emoji-flat/light-bulb';
import Lollipop from '~icons/fluent-emoji-flat/lollipop';
import Lotus from '~icons/fluent-emoji-flat/lotus';
import Mate from '~icons/fluent-emoji-flat/mate';
import Megaphone from '~icons/fluent-emoji-flat/megaphone';
import Memo from '~icons/fluent-emoji-flat/memo';
import MirrorBall from '~icons/fluent-emoji-flat/mirror-ball';
import MusicalNotes from '~icons/fluent-emoji-flat/musical-notes';
import Necktie from '~icons/fluent-emoji-flat/necktie';
import NotebookWithDecorativeCover from '~icons/fluent-emoji-flat/notebook-with-decorative-cover';
import Olive from '~icons/fluent-emoji-flat/olive';
import OpenBook from '~icons/fluent-emoji-flat/open-book';
import Owl from '~icons/fluent-emoji-flat/owl';
import Package from '~icons/fluent-emoji-flat/package';
import Paintbrush from '~icons/fluent-emoji-flat/paintbrush';
import PartyPopper from '~icons/fluent-emoji-flat/party-popper';
import Peanuts from '~icons/fluent-emoji-flat/peanuts';
import Pie from '~icons/fluent-emoji-flat/pie';
import PineDecoration from '~icons/fluent-emoji-flat/pine-decoration';
import Placard from '~icons/fluent-emoji-flat/placard';
import PotOfFood from '~icons/fluent-emoji-flat/pot-of-food';
import PottedPlant from '~icons/fluent-emoji-flat/potted-plant';
import PouringLiquid from '~icons/fluent-emoji-flat/pouring-liquid';
import Pretzel from '~icons/fluent-emoji-flat/pretzel';
import Radio from '~icons/fluent-emoji-flat/radio';
import RedHeart from '~icons/fluent-emoji-flat/red-heart';
import Ribbon from '~icons/fluent-emoji-flat/ribbon';
import RiceCracker from '~icons/fluent-emoji-flat/rice-cracker';
import RingBuoy from '~icons/fluent-emoji-flat/ring-buoy';
import RoastedSweetPotato from '~icons/fluent-emoji-flat/roasted-sweet-potato';
import RolledUpNewspaper from '~icons/fluent-emoji-flat/rolled-up-newspaper';
import RollerSkate from '~icons/fluent-emoji-flat/roller-skate';
import Sandwich from '~icons/fluent-emoji-flat/sandwich';
import Scarf from '~icons/fluent-emoji-flat/scarf';
import Scissors from '~icons/fluent-emoji-flat/scissors';
import Seedling from '~icons/fluent-emoji-flat/seedling';
import ShallowPanOfFood from '~icons/fluent-emoji-flat/shallow-pan-of-food';
import ShavedIce from '~icons/fluent-emoji-flat/shaved-ice';
import SheafOfRice from '~icons/fluent-emoji-flat/sheaf-of-rice';
import ShoppingCart from '~icons/fluent-emoji-flat/shopping-cart';
import Shortcake from '~icons/fluent-emoji-flat/shortcake';
import StarStruck from '~icons/fluent-emoji-flat/star-struck';
import SteamingBowl from '~icons/fluent-emoji-flat/steaming-bowl';
import Strawberry from '~icons/fluent-emoji-flat/strawberry';
import Sunflower from '~icons/fluent-emoji-flat/sunflower';
import Sunglasses from '~icons/fluent-emoji-flat/sunglasses';
import TakeoutBox from '~icons/fluent-emoji-flat/takeout-box';
import TanabataTree from '~icons/fluent-emoji-flat/tanabata-tree';
import Tangerine from '~icons/fluent-emoji-flat/tangerine';
import TeacupWithoutHandle from '~icons/fluent-emoji-flat/teacup-without-handle';
import Teapot from '~icons/fluent-emoji-flat/teapot';
import Telephone from '~icons/fluent-emoji-flat/telephone';
import Tomato from '~icons/fluent-emoji-flat/tomato';
import Toolbox from '~icons/fluent-emoji-flat/toolbox';
import TopHat from '~icons/fluent-emoji-flat/top-hat';
import Tractor from '~icons/fluent-emoji-flat/tractor';
import TropicalDrink from '~icons/fluent-emoji-flat/tropical-drink';
import TumblerGlass from '~icons/fluent-emoji-flat/tumbler-glass';
import Watermelon from '~icons/fluent-emoji-flat/watermelon';
import WiltedFlower from '~icons/fluent-emoji-flat/wilted-flower';
import WomansHat from '~icons/fluent-emoji-flat/womans-hat';
import Wood from '~icons/fluent-emoji-flat/wood';
import type { CardFace } from '../../protocol/types';

export interface Picture { main: Component; edge: Component | null }
export type Wear = 'hat' | 'eyes' | 'phones' | 'neck' | 'flower';
export interface Outfit { worn: Component; wear: Wear }
export interface GuestPicture extends Outfit { prop: Component }

export const PICTURES: Record<string, Picture> = {
  'House Drip': { main: HotBeverage, edge: DrawnLamp },
  'Double Espresso': { main: HotBeverage, edge: Beans },
  'Capyccino': { main: HotBeverage, edge: Cookie },
  'Flat White': { main: HotBeverage, edge: GlassOfMilk },
  'Cortado': { main: TumblerGlass, edge: Beans },
  'Mud-Bath Mocha': { main: HotBeverage, edge: ChocolateBar },
  'Cold Brew': { main: CupWithStraw, edge: Ice },
  'Siphon Coffee': { main: Alembic, edge: Beans },
  'Latte Art': { main: HotBeverage, edge: ArtistPalette },
  'Marsh-Mint Tea': { main: TeacupWithoutHandle, edge: Herb },
  'Smoky Oolong': { main: Teapot, edge: FallenLeaf },
  'Chai for Two': { main: Teapot, edge: GingerRoot },
  'Matcha Bowl': { main: Mate, edge: LeafFlutteringInWind },
  'Hibiscus Iced Tea': { main: CupWithStraw, edge: Hibiscus },
  'Tea Flight': { main: TeacupWithoutHandle, edge: Teapot },
  'Orange Squash': { main: BeverageBox, edge: Tangerine },
  'Watermelon Cooler': { main: TropicalDrink, edge: Watermelon },
  'Yuzu Soda': { main: CupWithStraw, edge: Lemon },
  'Ginger Fizz': { main: CocktailGlass, edge: GingerRoot },
  'Carrot Juice': { main: CupWithStraw, edge: Carrot },
  'Lemonade Jug': { main: PouringLiquid, edge: Lemon },
  'Oat Milkshake': { main: GlassOfMilk, edge: SheafOfRice },
  'Smoothie Bar': { main: BubbleTea, edge: Strawberry },
  'Reed Crackers': { main: RiceCracker, edge: SheafOfRice },
  'Pickle Pot': { main: Jar, edge: Cucumber },
  'Cheese Toastie': { main: Sandwich, edge: CheeseWedge },
  'Sweet-Potato Fries': { main: FrenchFries, edge: RoastedSweetPotato },
  'Hay-Roasted Nuts': { main: Peanuts, edge: Chestnut },
  'Corn Fritters': { main: Falafel, edge: EarOfCorn },
  'Sharing Platter': { main: BentoBox, edge: Olive },
  'Scallion Pancake': { main: Flatbread, edge: LeafyGreen },
  'Snack Trolley': { main: ShoppingCart, edge: Pretzel },
  'Grilled Veg Bowl': { main: GreenSalad, edge: Eggplant },
  'Soup of the Day': { main: PotOfFood, edge: Carrot },
  'Pondweed Ramen': { main: SteamingBowl, edge: LeafyGreen },
  'Lily-Pad Curry': { main: CurryRice, edge: Lotus },
  'Club Sandwich': { main: Sandwich, edge: Tomato },
  'Mushroom Risotto': { main: ShallowPanOfFood, edge: BrownMushroom },
  'All-Day Breakfast': { main: Cooking, edge: Bacon },
  'Set Lunch': { main: BentoBox, edge: CupWithStraw },
  'Cream Bun': { main: DrawnBun, edge: Strawberry },
  'Banana Bread': { main: Bread, edge: Banana },
  'Honey Cake': { main: Shortcake, edge: HoneyPot },
  'Persimmon Tart': { main: Pie, edge: Tangerine },
  'Sundae Tower': { main: ShavedIce, edge: Cherries },
  'Petits Fours': { main: Cupcake, edge: Cookie },
  'Cake Cabinet': { main: BirthdayCake, edge: Cupcake },
  'Log Table': { main: Wood, edge: Chair },
  'Woven Reed Blinds': { main: Basket, edge: SheafOfRice },
  'Barn-Door Bar': { main: Door, edge: BeerMug },
  'Dried-Flower Wall': { main: Bouquet, edge: WiltedFlower },
  'Chequered Floor': { main: InkEmptyChessboard, edge: RollerSkate },
  'Diner Booth': { main: CouchAndLamp, edge: FrenchFries },
  'Neon Sign': { main: InkTavernSign, edge: GlowingStar },
  'Jukebox': { main: InkBoombox, edge: MusicalNotes },
  'Fern Shelf': { main: PottedPlant, edge: Herb },
  'Bamboo Trellis': { main: PineDecoration, edge: TanabataTree },
  'Carp Pond': { main: CarpStreamer, edge: Lotus },
  'Moss Wall': { main: FourLeafClover, edge: Seedling },
  'Concrete Bar': { main: Brick, edge: CocktailGlass },
  'Pendant Lamps': { main: DrawnLamp, edge: LightBulb },
  'Ring Sofa': { main: InkSofa, edge: RingBuoy },
  'Abstract Mural': { main: FramedPicture, edge: Paintbrush },
  'Potting Bench': { main: PottedPlant, edge: Wood },
  'Lava-Lamp Lounge': { main: InkLava, edge: MirrorBall },
  'Old Farm Radio': { main: Radio, edge: Tractor },
  'Glass Terrarium': { main: Cactus, edge: CrystalBall },
  'Tip Jar': { main: Jar, edge: Coin },
  'Loyalty Cards': { main: CreditCard, edge: RedHeart },
  'Twin-Boiler Machine': { main: InkCoffeePot, edge: Beans },
  'Bigger Trays': { main: ForkAndKnifeWithPlate, edge: BellhopBell },
  'Supplier Catalogue': { main: OpenBook, edge: Package },
  "Carpenter's Toolbox": { main: Toolbox, edge: CarpentrySaw },
  'Pavement Sign': { main: Placard, edge: Megaphone },
  'Delivery Bicycle': { main: Bicycle, edge: TakeoutBox },
  'Guest Book': { main: NotebookWithDecorativeCover, edge: FountainPen },
  'Cash Register': { main: Abacus, edge: Coin },
  'Bean Grinder': { main: InkManualMeatGrinder, edge: Beans },
  'Kettle Rack': { main: Teapot, edge: Hook },
  'Design Magazine': { main: RolledUpNewspaper, edge: Scissors },
  'Suggestion Box': { main: BallotBoxWithBallot, edge: Memo },
  'Opening Party': { main: PartyPopper, edge: Balloon },
  'Reservation Ledger': { main: Ledger, edge: Telephone },
};
type Kind = 'food' | 'decor' | 'equipment';
const PATTERNS: Record<Kind, string> = { food: 'pat-scallop', decor: 'pat-leaf', equipment: 'pat-grid' };
const SPARE: Record<Kind, Picture> = { food: { main: ForkAndKnifeWithPlate, edge: null }, decor: { main: CouchAndLamp, edge: null }, equipment: { main: Toolbox, edge: null } };

export const GUESTS: Record<string, GuestPicture> = {
  'Big Eater': { prop: Pretzel, worn: BilledCap, wear: 'hat' },
  'Night Owl': { prop: Owl, worn: Sunglasses, wear: 'eyes' },
  'Tea Sage': { prop: Teapot, worn: WomansHat, wear: 'hat' },
  'Thirsty Hiker': { prop: HikingBoot, worn: BilledCap, wear: 'hat' },
  'Lunch Crowd': { prop: BentoBox, worn: Necktie, wear: 'neck' },
  'Sweet Tooth': { prop: Lollipop, worn: Ribbon, wear: 'flower' },
  'Food Critic': { prop: FountainPen, worn: TopHat, wear: 'hat' },
  'Decorator': { prop: Paintbrush, worn: WomansHat, wear: 'hat' },
  'Homebody': { prop: CouchAndLamp, worn: Scarf, wear: 'neck' },
  'Gadgeteer': { prop: Gear, worn: Goggles, wear: 'eyes' },
  'Local Celebrity': { prop: StarStruck, worn: Sunglasses, wear: 'eyes' },
  'Landlord': { prop: Key, worn: Crown, wear: 'hat' },
};
const SPARE_GUEST: GuestPicture = { prop: GlowingStar, worn: TopHat, wear: 'hat' };

const OUTFITS: readonly Outfit[] = [
  { worn: Tangerine, wear: 'hat' },
  { worn: TopHat, wear: 'hat' },
  { worn: Hibiscus, wear: 'flower' },
  { worn: Sunglasses, wear: 'eyes' },
  { worn: BilledCap, wear: 'hat' },
  { worn: WomansHat, wear: 'hat' },
  { worn: Headphone, wear: 'phones' },
  { worn: CherryBlossom, wear: 'flower' },
  { worn: Crown, wear: 'hat' },
  { worn: GraduationCap, wear: 'hat' },
  { worn: Ribbon, wear: 'flower' },
  { worn: Sunflower, wear: 'flower' },
];
const HOSTS: Record<string, Outfit> = { K1: { worn: Tangerine, wear: 'hat' }, K2: { worn: WomansHat, wear: 'hat' }, K3: { worn: BilledCap, wear: 'hat' }, K4: { worn: Hibiscus, wear: 'flower' } };

const FURS = 5;
/** A card's number: the digits of its name in the deck, or a number made of its letters. */
export function numberOf(id: string): number {
  const digits = Number.parseInt(id.replace(/\D/g, ''), 10);
  return Number.isNaN(digits) ? [...id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) : digits;
}
export const furOf = (id: string): number => numberOf(id) % FURS;
export const outfitOf = (id: string): Outfit => OUTFITS[(7 * numberOf(id)) % OUTFITS.length] as Outfit;
export const hostOutfit = (counter: string): Outfit => HOSTS[counter] ?? outfitOf(counter);
/** A card from somebody's own deck has no picture yet: its kind's. */
export const pictureOf = (card: CardFace): Picture => PICTURES[card.name] ?? SPARE[card.kind as Kind];
export const patternOf = (card: CardFace): string => PATTERNS[card.kind as Kind];
export const guestPicture = (guest: CardFace | undefined): GuestPicture => GUESTS[guest?.name ?? ''] ?? SPARE_GUEST;
