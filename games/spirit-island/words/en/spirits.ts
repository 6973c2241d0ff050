import type { Words } from '../catalogue.ts';
import { aspectRules } from './aspects.ts';

/** How each spirit plays, in a sentence, and its special rules. */
export const spirits: Pick<Words, 'howItPlays' | 'specialRules'> = {
  howItPlays: {
    "Lightning's Swift Strike": 'Strikes hard and often before the invaders act, but defends nothing.',
    'River Surges in Sunlight': 'Pushes invaders about with water and grows quickly; its wetlands are sacred sites at once.',
    'Shadows Flicker Like Flame': 'Picks off single explorers, spreads fear and reaches any land where dahan live.',
    'Vital Strength of the Earth': 'Slow and rich: holds its lands with strong defence and costly powers.',
    'A Spread of Rampant Green': 'Spreads everywhere and chokes ravages and builds at the price of its own presence.',
    Thunderspeaker: 'Leads the dahan into battle, moves with them and suffers when they die.',
    'Bringer of Dreams and Nightmares': 'Kills nobody: its powers frighten the invaders to victory instead.',
    "Ocean's Hungry Grasp": 'Comes and goes with the tide, pulls the coast into the sea and turns the drowned into energy.',
    'Starlight Seeks Its Form': 'Begins as almost nothing and chooses what it becomes: which elements, which ways to grow.',
    'Fractured Days Split the Sky': 'Spends time itself: uses slow powers early, repeats what has been and looks at what is to come.',
    'Sharp Fangs Behind the Leaves':
      'Hunts with its beasts through the jungle, moves with them and turns its own presence into more of them.',
    'Keeper of the Forbidden Wilds':
      'Grows rich and strong behind its wilds, keeps explorers out and drives the dahan from its holy places.',
    "Stone's Unyielding Defiance": 'Lets the invaders break upon it: blight hardly harms its lands, and who strikes them is struck.',
    'Volcano Looming High': 'Gathers presence on mountains, then destroys it all in one eruption.',
    'Lure of the Deep Wilderness': 'Draws the invaders into the interior, where explorers forget why they came and vanish.',
    'Many Minds Move as One': 'Swarms of beasts that fly far, frighten and defend; its sacred sites are beasts themselves.',
    'Shifting Memory of Ages': 'Prepares elements for the right moment and learns great powers with ease.',
    'Grinning Trickster Stirs Up Trouble': 'Sows strife among the invaders and lets chance do the rest.',
    'Shroud of Silent Mist': 'Drifts among the invaders; their wounds do not heal, and slow death makes them afraid.',
    'Vengeance as a Burning Plague': 'Grows on blight and disease: the worse the land fares, the harder it strikes.',
    'Heart of the Wildfire': 'Burns whatever it comes to, the land as well, and heals it afterwards.',
    'Serpent Slumbering Beneath the Island': 'Sleeps long, absorbs presence of the others, and wakes with a power that shakes the island.',
    'Downpour Drenches the World': 'Turns water into energy and into one power used again and again.',
    'Finder of Paths Unseen': 'Leads everybody from place to place by ways of its own, and mourns whoever dies of it.',
  },
  specialRules: {
    'swiftness-of-lightning': 'For each air you have, you may use one slow power a turn in the fast phase.',
    'rivers-domain': 'One presence in a wetland already makes it your sacred site.',
    'shadows-of-the-dahan': 'For 1 energy a power may target a land with dahan at any distance; its other conditions still hold.',
    'earths-vitality': 'Each of your sacred sites has defend 3.',
    'choke-the-land-with-green':
      'When invaders would ravage or build in your sacred site, you may destroy 1 of your presence there to skip that action.',
    'steady-regeneration':
      'In growth you may add destroyed presence instead of one from a track; on a blighted island this costs 1 energy each.',
    'to-dream-a-thousand-deaths':
      'Your powers damage nobody and destroy nothing but your own presence. For each invader that they would destroy you generate fear instead, once in each use: 0 for an explorer, 2 for a town, 5 for a city; explorers and towns are pushed.',
    'ocean-in-play':
      'Your presence lives in oceans and coastal lands only. On boards with your presence the ocean counts as a coastal wetland for powers and blight.',
    drowning:
      'Invaders and dahan moved into your ocean drown: they are destroyed. At any time you may turn health of drowned invaders into energy: 1 energy for as much health as there are players.',
    'ally-of-the-dahan': 'When dahan leave a land with your presence, 1 of your presence may go along with each of them.',
    'sworn-to-victory': 'After a ravage: for each dahan that it destroyed, destroy 1 of your presence within range 1 of that land.',
    'growth-begets-growth':
      'Presence comes from any of your 6 tracks. When one of the 4 growth rows is empty, choose one of its two growth options for the rest of the game. Presence added from a space marked +1 brings 1 energy.',
    'slowly-coalescing-nature': 'When a star is uncovered, choose an element for it: it is yours for good while the star is uncovered.',
    'fragments-of-shattered-time':
      'Presence from a track or from the island can be your time. Spent time goes back to a track, or is destroyed if none has room. Powers that cost time are paid for when they are used.',
    'days-that-never-were':
      'Power cards lie beside your panel: your third growth option gains one of them. When you gain a power card in another way, you may add one of those that you did not take.',
    'forbidden-ground':
      'After a land becomes your sacred site, push all dahan from it. Dahan events do not move dahan into your sacred sites.',
    'ally-of-the-beasts': 'When beasts move out of one of your lands, 1 of your presence may go along with each of them.',
    'call-forth-predators': 'Once in each spirit phase you may replace 1 of your presence with 1 beasts; that presence leaves the game.',
    'bestow-the-endurance-of-bedrock':
      'Blight added to one of your lands neither cascades nor destroys presence, unless there is then more blight than your presence there.',
    'deep-layers': 'After you uncover a “+1 card play” space for the first time, gain a minor power.',
    'mountain-home': 'Your presence can be added or moved only to mountains.',
    'collapse-in-a-blast': 'When your presence is destroyed, deal 1 damage for each of it to invaders in that land, and as much to dahan.',
    'volcanic-peaks': 'Your power cards have +1 range from a land with 3 or more of your presence.',
    'home-of-the-islands-heart': 'Your presence can be added or moved only to inland lands.',
    'enthrall-the-foreign-explorers':
      'For each of your presence in a land, up to 2 explorers there do not participate in ravages; where there are dahan, you say how many.',
    'fly-fast-as-thought': 'Beasts that you push or gather may go or come up to 2 lands far.',
    'a-joining-of-swarms':
      'Each of your sacred sites may also count as 1 beasts; what is done to it is done to 2 of your presence there. What others do to it needs your consent.',
    'long-ages': 'Once in each action you may discard a card from your hand instead of forgetting it.',
    'insights-into-the-worlds-nature': 'A prepared element marker stays until you spend it; it gives its element for one action.',
    'a-real-flair-for-discord':
      'After one of your powers added strife in a land, you may pay 1 energy to add 1 strife within range 1 of it.',
    'cleaning-up-messes': "After one of your powers removed blight, destroy 1 of your presence. Let's See What Happens is exempt.",
    'gather-power-from-the-cool-and-dark': 'Once a turn, when you gain a power card without fire, gain 1 energy.',
    'mists-shift-and-flow':
      'When you target a land, you may gather 1 of your presence into it or into a land beside it; that may be what makes it a target.',
    'slow-and-silent-death':
      'Invaders and dahan in your lands do not heal. When time passes: 1 fear for each of your lands with damaged invaders, at most 5, and 1 energy for every 3 of them.',
    'terror-of-a-slowly-unfolding-plague':
      'When disease would stop a build on a board with your presence, you may let it happen and keep the disease, for 1 fear.',
    'lingering-pestilence': 'After your presence was destroyed by anything but an action of a spirit, add 1 disease where each of it was.',
    'wreak-vengeance': 'For your actions blight counts as badlands, too.',
    'blazing-presence':
      'After your presence was added or moved to a land, there: 1 damage for each fire on your uncovered track spaces; with 2 or more of them, add 1 blight; push all beasts and any number of dahan.',
    'destructive-nature': 'Blight that spirits add, with its cascades, does not destroy your presence.',
    'deep-slumber': 'You have at most 5 presence on the island; with each presence that you absorb 7, 8, 10, 11, 12, 13.',
    'drench-the-landscape': 'For spirits, each of your sacred sites is a wetland, too. Invader cards do not see it.',
    'pour-down-power':
      'For every 2 water you have, at most 5 times a turn, in the fast or the slow phase: gain 1 energy, or repeat one of your power cards that targets a land, paying its cost again.',
    'responsibilities-to-the-dead':
      'After one of your actions destroyed dahan or invaders, or moved them to their destruction: destroy 1 of your presence and lose 1 energy, or another presence if you have none.',
    'open-the-ways':
      'One pair of your lands may be adjacent for everybody. Between two actions you may once change which pair it is, or have none.',
    ...aspectRules,
  },
};
