import { type BoardId, boardNamed, type Corner, corners, EDGE_LENGTH, edgeEnds, edges, LANDS_PER_BOARD, type StandardBoardId } from './boards.ts';
import { cornersOf, type GridPoint, type Pose } from './layouts.ts';

/*
 * The shapes of the lands, for the page. They are ours, not traced from the printed boards, and carry the same geography. The axes are
 * those of a screen (x to the right, y down); a board lies with its centre at the origin and its ocean at the top.
 */

export type Point = readonly [x: number, y: number];

/** A land or an ocean: a closed ring, clockwise, whose first point is not repeated. */
export interface Outline {
  readonly polygon: readonly Point[];
  /** Near the middle. */
  readonly label: Point;
  /** Places for pieces that neither cover each other nor the label, from the label outwards: to be filled in this order. */
  readonly room: readonly Point[];
}

/** The line where two spaces touch: of a board by their numbers, 0 being the ocean; of an island by their place in its list. */
export interface Border {
  readonly between: readonly [number, number];
  readonly line: readonly Point[];
}

export interface BoardOutline {
  readonly board: StandardBoardId;
  readonly origin: 'original';
  /** By number, the ocean first. */
  readonly spaces: readonly Outline[];
  readonly borders: readonly Border[];
}

/** How long an edge is drawn. */
export const SIDE = 1300;
const HALF_WIDTH = (SIDE * Math.sqrt(3)) / 4;
const cornerPoints: Readonly<Record<Corner, Point>> = {
  c3: [-HALF_WIDTH, -0.75 * SIDE],
  c1: [HALF_WIDTH, -0.25 * SIDE],
  c8: [HALF_WIDTH, 0.75 * SIDE],
  c7: [-HALF_WIDTH, 0.25 * SIDE],
};
// Lands 1 and 3 hold the corners at the ends of the ocean.
const OCEAN_FROM_C3 = 150 / SIDE;
const OCEAN_FROM_C1 = 85 / SIDE;

export const rounded = (value: number): number => Math.round(value * 10) / 10 || 0;
const between = (a: Point, b: Point, share: number): Point => [
  rounded(a[0] + (b[0] - a[0]) * share),
  rounded(a[1] + (b[1] - a[1]) * share),
];
const same = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

/** What the rim of a board gives to each space, by number. */
function rimOf(id: StandardBoardId): readonly (readonly [number, readonly Point[]])[] {
  const { c3, c1 } = cornerPoints;
  const [west, east] = [between(c3, c1, OCEAN_FROM_C3), between(c1, c3, OCEAN_FROM_C1)];
  const rim: [number, readonly Point[]][] = [[3, [between(c3, c1, 0), west]], [0, [west, east]], [1, [east, between(c1, c3, 0)]]];
  for (const edge of edges) {
    const { lands, breaks } = boardNamed(id).edges[edge];
    const at = (along: number): Point => between(cornerPoints[edgeEnds[edge][0]], cornerPoints[edgeEnds[edge][1]], along / EDGE_LENGTH);
    lands.forEach((land, i) => rim.push([land, [at(breaks[i - 1] ?? 0), at(breaks[i] ?? EDGE_LENGTH)]]));
  }
  return rim;
}

/** Lines that end where others begin, as one ring. */
function ringOf(lines: readonly (readonly Point[])[], what: string): readonly Point[] {
  const rest = [...lines];
  const ring: Point[] = [...rest.shift()!];
  while (rest.length > 0) {
    const end = ring.at(-1)!;
    const next = rest.findIndex((line) => same(line[0]!, end) || same(line.at(-1)!, end));
    if (next < 0) throw new Error(`The outline of ${what} is open at ${end.join(' ')}.`);
    const [line] = rest.splice(next, 1) as [readonly Point[]];
    ring.push(...(same(line[0]!, end) ? line : line.toReversed()).slice(1));
  }
  if (!same(ring.pop()!, ring[0]!)) throw new Error(`The outline of ${what} is open at its end.`);
  return areaOf(ring) > 0 ? ring : ring.toReversed();
}

/** Positive for a ring that runs clockwise on a screen. */
export function areaOf(ring: readonly Point[]): number {
  let twice = 0;
  ring.forEach(([x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length]!;
    twice += x * nextY - nextX * y;
  });
  return twice / 2;
}

export function readPoints(text: string): readonly Point[] {
  const figures = text.trim().split(/ +/).map(Number);
  if (figures.length % 2 !== 0 || figures.some(Number.isNaN)) throw new Error(`"${text}" is not a row of points`);
  return figures.flatMap((x, i) => (i % 2 === 0 ? [[x, figures[i + 1]!] as const] : []));
}

/** Each border by the numbers of the two spaces; then for each space, the ocean first, its label and its room. */
function outline(board: StandardBoardId, lines: Readonly<Record<string, string>>, places: readonly string[]): BoardOutline {
  const borders = Object.entries(lines).map(([name, line]): Border => {
    const [low, high] = name.split('-').map(Number) as [number, number];
    return { between: [low, high], line: readPoints(line) };
  });
  const rim = rimOf(board);
  const spaces = places.map((text, number): Outline => {
    const [label = '', room = ''] = text.split('|');
    const around = [
      ...borders.filter((border) => border.between.includes(number)).map(({ line }) => line),
      ...rim.filter(([land]) => land === number).map(([, line]) => line),
    ];
    return { polygon: ringOf(around, `${board}${number}`), label: readPoints(label)[0]!, room: readPoints(room) };
  });
  return { board, origin: 'original', spaces, borders };
}

export const outlines: readonly BoardOutline[] = [
  outline('A', {
    '0-1': '489.3 -367.5 415 -315 317 -342 241 -341',
    '0-2': '241 -341 128 -387 34 -479 -60 -512 -166 -566 -208 -617 -271 -646',
    '0-3': '-433 -900 -423 -847 -394 -805 -374 -754 -367 -697 -322 -669 -271 -646',
    '1-2': '241 -341 148 -268 41 -185 -81 -190',
    '1-4': '-81 -190 -55 -93 -58 22',
    '1-5': '-58 22 39 70 153 87',
    '1-6': '562.9 -25 489 -39 414 -24 258 -5 153 87',
    '2-3': '-271 -646 -274 -531 -274 -407 -319 -284',
    '2-4': '-81 -190 -141 -225 -204 -225 -255 -264 -319 -284',
    '3-4': '-562.9 -375 -493 -356 -436 -330 -377 -316 -319 -284',
    '4-5': '-562.9 25 -431 40 -312 93 -181 47 -58 22',
    '5-6': '153 87 188 233 278 367',
    '5-7': '-562.9 225 -364 204 -171 242 -14 363 60 432 132 490',
    '5-8': '278 367 202 420 132 490',
    '6-8': '562.9 375 499 391 426 381 354 393 278 367',
    '7-8': '129.9 725 133 660 158 611 131 552 132 490',
  }, [
    '-1 -567   | 71 -513 -91 -612 161 -513 152 -423 -172 -675 242 -423 -271 -720 332 -396 -343 -801 413 -360',
    '297 -178  | 261 -286 369 -268 171 -196 234 -70 369 -79 441 -178 108 -97 495 -286 513 -88 135 20 -9 -133 9 -16',
    '-94 -367  | -13 -322 -4 -439 -193 -385 -112 -484 -166 -277 -67 -232 -220 -475 77 -367 -265 -313 50 -250 -229 -574 167 -331',
    '-418 -552 | -508 -507 -517 -615 -418 -660 -319 -615 -328 -489 -418 -426 -517 -408 -517 -723 -418 -759 -346 -354 -490 -822 -526 -912',
    '-355 -114 | -454 -96 -382 -6 -337 -231 -247 -177 -220 -60 -283 30 -436 -249 -517 -177 -517 -15 -130 -150 -517 -312 -112 -24',
    '23 211    | -4 112 113 130 -85 238 32 328 131 265 -103 85 -175 166 122 409 212 355 -283 157 -391 130 -499 148',
    '378 177   | 297 132 423 267 486 123 513 222 405 42 297 285 234 213 297 33 369 348 207 105 513 339 513 15',
    '-175 402  | -76 375 -184 294 -274 438 -130 510 -283 321 -13 456 -31 573 -391 366 -373 258 77 519 -499 285 86 636',
    '364 628   | 265 583 301 736 472 673 391 502 499 565 391 799 193 691 508 772 292 439 184 511 508 448 508 880',
  ]),
  outline('B', {
    '0-1': '489.3 -367.5 366 -305 234 -346 123 -413',
    '0-2': '123 -413 15 -450 -53 -535 -130 -588 -226 -629 -327 -676',
    '0-3': '-433 -900 -428 -855 -412 -813 -379 -748 -327 -676',
    '1-2': '123 -413 121 -307 97 -198',
    '1-4': '97 -198 101 -105 71 -10',
    '1-5': '71 -10 201 16 317 85',
    '1-6': '562.9 -225 436 -181 414 -105 365 -55 334 12 317 85',
    '2-3': '-327 -676 -350 -610 -346 -542 -343 -417 -332 -297 -356 -167',
    '2-4': '97 -198 -11 -175 -139 -188 -245 -145 -356 -167',
    '3-4': '-562.9 -175 -467 -152 -356 -167',
    '4-5': '71 -10 2 14 -73 8 -193 79 -229 150 -280 202',
    '4-7': '-562.9 225 -427 194 -280 202',
    '5-6': '317 85 274 143 254 208 143 291 89 347 23 379',
    '5-7': '-280 202 -210 269 -128 291 -50 333 23 379',
    '6-7': '23 379 120 446 202 514',
    '6-8': '562.9 375 447 414 321 433 202 514',
    '7-8': '129.9 725 144 668 175 628 194 575 202 514',
  }, [
    '62 -522   | 152 -513 -10 -585 179 -423 269 -450 -100 -639 305 -369 -190 -684 404 -369 -280 -729 -352 -801',
    '260 -170  | 170 -125 233 -53 341 -98 224 -269 143 -215 323 -269 386 -188 125 -44 287 19 161 -341 431 -287 521 -260',
    '-158 -370 | -59 -442 -41 -334 -185 -244 -275 -325 -275 -433 -131 -523 -68 -235 -239 -532 -293 -208 67 -370 49 -244 -302 -613',
    '-454 -516 | -400 -597 -517 -597 -517 -435 -400 -426 -400 -696 -508 -705 -499 -327 -391 -318 -472 -804 -508 -219 -400 -210 -517 -894',
    '-364 18   | -400 126 -490 18 -391 -99 -247 27 -292 135 -274 -90 -508 -108 -508 153 -148 -18 -130 -126 -31 -45 41 -126',
    '17 179    | -82 170 -64 269 116 143 107 251 53 53 -55 62 26 323 206 188 161 53 -163 107 -190 215 251 98',
    '401 261   | 401 369 509 333 500 198 329 171 266 270 428 108 284 378 158 351 509 27 401 -9 203 450 491 -117',
    '-166 410  | -157 509 -67 383 -211 320 -292 410 -58 500 41 455 -310 257 -391 347 5 581 140 536 95 644 -490 284',
    '373 645   | 454 708 508 618 445 537 265 636 292 753 391 807 256 537 355 483 184 699 508 789 508 447 517 897',
  ]),
  outline('C', {
    '0-1': '489.3 -367.5 385 -310 282 -341 223 -351 179 -380',
    '0-2': '179 -380 85 -442 -7 -473 -74 -558 -177 -597 -266 -642',
    '0-3': '-433 -900 -427 -851 -396 -806 -388 -744 -357 -704 -314 -664 -266 -642',
    '1-2': '179 -380 144 -257 82 -154',
    '1-5': '82 -154 114 -45 174 43',
    '1-6': '562.9 -25 493 -22 437 9 369 1 307 34 234 22 174 43',
    '2-3': '-266 -642 -270 -575 -284 -516 -290 -392 -357 -281',
    '2-4': '-357 -281 -307 -193 -282 -99',
    '2-5': '82 -154 -40 -147 -161 -102 -282 -99',
    '3-4': '-562.9 -375 -510 -345 -453 -338 -407 -301 -357 -281',
    '4-5': '-282 -99 -312 0 -286 102 -275 220 -214 312',
    '4-7': '-389.7 425 -318 354 -261 340 -214 312',
    '5-6': '174 43 182 151 160 268',
    '5-7': '-214 312 -151 281 -89 263 30 266 95 250 160 268',
    '6-7': '160 268 207 387 226 442 254 498',
    '6-8': '562.9 375 495 412 398 427 335 475 254 498',
    '7-8': '-43.3 625 7 574 95 546 165 503 254 498',
  }, [
    '26 -549   | 80 -486 -46 -612 161 -513 -127 -648 197 -423 -208 -693 296 -405 -298 -720 395 -369 -352 -801',
    '289 -155  | 208 -218 307 -272 397 -146 298 -29 415 -254 136 -146 190 -38 415 -47 199 -317 505 -182 514 -74 514 -299',
    '-114 -318 | -186 -246 -87 -192 -6 -300 -60 -417 -213 -408 -294 -282 -114 -507 57 -399 48 -210 -240 -156 111 -309 -213 -543',
    '-418 -561 | -319 -552 -355 -642 -508 -624 -517 -516 -436 -453 -337 -444 -427 -705 -517 -399 -517 -741 -382 -345 -454 -813 -517 -894',
    '-427 102  | -328 138 -382 3 -508 174 -508 12 -400 228 -508 291 -292 291 -346 -105 -490 -114 -400 354 -400 -213 -499 -276',
    '-60 71    | 30 143 30 -1 -150 -1 -159 134 -60 206 -69 -73 -240 62 120 62 48 -109 -195 242 -249 -55 120 206',
    '367 227   | 457 272 268 173 295 335 403 371 214 263 349 83 448 101 511 182 520 353 223 74 277 443 520 20',
    '-47 421   | 52 403 -29 313 -155 412 -137 322 -137 511 -47 556 61 502 88 295 -236 457 151 367 187 457 -317 412',
    '371 654   | 290 573 254 717 353 780 497 708 488 591 398 510 461 816 182 555 155 663 506 465 524 906 47 618',
  ]),
  outline('D', {
    '0-1': '489.3 -367.5 423 -340 353 -325 280 -318',
    '0-2': '280 -318 183 -346 101 -440 4 -473 -84 -510 -168 -588',
    '0-3': '-433 -900 -423 -836 -378 -777 -325 -719 -281 -662 -232 -615 -168 -588',
    '1-2': '280 -318 321 -188 361 -54',
    '1-5': '361 -54 375 99 328 222',
    '1-7': '328 222 400 316 429 419',
    '1-8': '562.9 775 483 718 473 646 436 578 448 499 429 419',
    '2-3': '-168 -588 -181 -502 -198 -425 -325 -329',
    '2-4': '-325 -329 -263 -239 -163 -153',
    '2-5': '361 -54 227 -94 106 -119 -40 -119 -163 -153',
    '3-4': '-562.9 -575 -491 -544 -443 -496 -400 -416 -325 -329',
    '4-5': '-163 -153 -151 -34 -174 29 -163 84',
    '4-6': '-562.9 25 -493 40 -430 28 -363 62 -299 52 -227 85 -163 84',
    '5-6': '-163 84 -88 188 -37 230 -8 298',
    '5-7': '328 222 255 256 161 279 74 270 -8 298',
    '6-7': '-389.7 425 -280 358 -212 323 -148 332 -80 300 -8 298',
    '7-8': '129.9 725 168 615 182 493 301 434 429 419',
  }, [
    '8 -558    | -82 -558 89 -513 -82 -648 179 -495 -181 -666 197 -396 287 -414 -262 -729 386 -378 -343 -801',
    '451 200   | 514 272 514 119 424 83 487 371 514 2 415 -34 505 479 505 -124 397 -151 505 587 487 -268 361 -259',
    '-1 -291   | -55 -183 62 -183 125 -282 80 -381 -28 -417 -127 -345 -154 -228 179 -174 -127 -471 -244 -318 242 -273 287 -129',
    '-418 -642 | -319 -642 -409 -741 -427 -543 -517 -606 -517 -714 -310 -543 -373 -462 -490 -822 -211 -561 -238 -453 -319 -381 -526 -912',
    '-391 -134 | -301 -197 -445 -233 -508 -143 -382 -8 -283 -53 -499 -26 -364 -296 -211 -125 -517 -305 -220 37 -454 -386 -508 -485',
    '114 81    | 222 63 186 -45 78 -63 -3 117 141 207 -12 0 24 225 249 189 321 99 312 -18 -111 63 -102 -81',
    '-391 232  | -283 223 -310 322 -409 358 -508 295 -508 187 -427 106 -328 115 -229 133 -184 277 -526 70 -148 187 -67 259',
    '16 465    | 115 510 -2 582 -101 519 25 348 -83 375 133 348 97 636 -182 429 223 411 -290 420 286 303 367 375',
    '310 653   | 220 617 373 572 427 662 283 761 382 752 184 707 220 518 310 491 400 464 418 842 517 797 517 896',
  ]),
  outline('E', {
    '0-1': '489.3 -367.5 452 -341 409 -323 319 -347 239 -344',
    '0-2': '239 -344 149 -411 57 -475 -51 -507 -130 -580 -250 -630',
    '0-3': '-433 -900 -424 -839 -390 -795 -366 -739 -342 -688 -302 -652 -250 -630',
    '1-2': '239 -344 251 -280 232 -208 250 -138 233 -74',
    '1-5': '233 -74 224 71 241 194',
    '1-7': '562.9 175 477 170 401 203 320 180 241 194',
    '2-3': '-250 -630 -274 -567 -266 -500 -245 -364',
    '2-5': '233 -74 94 -107 -9 -208 -125 -287 -245 -364',
    '3-4': '-562.9 -375 -435 -333 -401 -253 -347 -197',
    '3-5': '-245 -364 -275 -279 -347 -197',
    '4-5': '-347 -197 -306 -140 -241 -96 -189 -50 -158 9 -88 47 -38 102',
    '4-6': '-562.9 225 -499 221 -434 191 -282 197 -159 249',
    '4-7': '-38 102 -98 180 -159 249',
    '5-7': '241 194 94 169 -38 102',
    '6-7': '-159 249 -78 255 -14 297 106 337 161 477',
    '6-8': '-216.5 525 -175 485 -117 447 -45 464 13 494 96 492 161 477',
    '7-8': '562.9 575 424 535 293 527 161 477',
  }, [
    '-1 -567   | 89 -531 -82 -621 -172 -648 170 -477 -217 -729 233 -405 -307 -711 323 -405 -352 -810 413 -369',
    '395 -43   | 404 -151 287 -79 296 29 503 -7 404 101 512 -142 296 -196 512 119 287 137 395 -259 503 -286 287 -304',
    '-4 -360   | 86 -396 -49 -450 -13 -261 -112 -342 95 -288 -193 -405 -139 -504 86 -180 194 -324 185 -225 -220 -558 203 -126',
    '-418 -561 | -427 -462 -517 -543 -319 -489 -310 -606 -400 -687 -508 -669 -517 -408 -391 -363 -292 -372 -481 -786 -346 -264 -517 -894',
    '-391 12   | -409 120 -508 39 -301 120 -283 -51 -382 -123 -499 -78 -220 39 -508 165 -472 -195 -193 174 -112 102 -508 -303',
    '-41 -67   | -131 -31 -32 32 -41 -166 67 -49 -185 -130 -131 -220 49 95 139 50 184 -40 -275 -193 -221 -292 184 140',
    '-229 362  | -157 290 -130 398 -220 470 -328 398 -283 263 -58 326 -418 344 -391 245 -13 425 59 362 -508 281 104 452',
    '309 354   | 399 282 291 237 192 327 309 471 201 435 417 435 498 354 156 228 507 228 507 498 48 255 -24 174',
    '387 690   | 387 582 297 753 405 816 504 744 504 618 270 600 198 690 513 888 162 537 99 636 18 564 -99 519',
  ]),
  outline('F', {
    '0-1': '489.3 -367.5 395 -305 307 -341 194 -349 118 -411',
    '0-2': '118 -411 48 -470 -27 -528 -113 -538 -190 -597',
    '0-3': '-433 -900 -423 -840 -376 -776 -356 -719 -296 -669 -245 -638 -190 -597',
    '1-2': '118 -411 89 -285 177 -187 234 -62',
    '1-5': '234 -62 247 5 294 64 297 137 326 202',
    '1-6': '562.9 175 440 175 386 203 326 202',
    '2-3': '-190 -597 -198 -458 -264 -340 -343 -255',
    '2-4': '-343 -255 -296 -130 -230 -30',
    '2-5': '234 -62 122 -50 12 -61 -121 -36 -230 -30',
    '3-4': '-562.9 -575 -465 -516 -421 -453 -418 -382 -370 -332 -343 -255',
    '4-5': '-230 -30 -153 63 -68 175',
    '4-7': '-562.9 25 -413 65 -341 158 -247 273 -124 359',
    '4-8': '-68 175 -80 268 -124 359',
    '5-6': '326 202 297 328 248 386 227 454',
    '5-8': '-68 175 57 245 110 356 227 454',
    '6-8': '562.9 775 483 757 426 707 355 663 319 583 263 533 227 454',
    '7-8': '-43.3 625 -39 486 -83 428 -124 359',
  }, [
    '-82 -612  | -136 -675 8 -585 -226 -684 71 -513 -289 -747 161 -513 179 -423 -352 -810 278 -414 377 -369',
    '395 -114  | 287 -96 323 3 386 -231 503 -159 503 -33 422 48 242 -195 494 -285 287 -294 512 120 359 147 152 -303',
    '-100 -237 | -199 -192 -64 -120 17 -273 -82 -354 -199 -336 53 -165 -199 -84 -289 -246 53 -390 -37 -462 -145 -498 152 -111',
    '-328 -543 | -427 -543 -328 -642 -229 -579 -256 -462 -364 -435 -427 -651 -517 -597 -328 -336 -418 -750 -517 -714 -490 -822 -526 -912',
    '-427 -80  | -508 -17 -319 -62 -373 -179 -508 -179 -364 37 -427 -278 -247 46 -274 154 -490 -359 -157 154 -508 -476 -148 271',
    '130 109   | 31 82 58 190 211 181 247 82 85 -8 193 -8 139 271 -59 118 -32 1 256 271 202 370 -140 10',
    '407 445   | 443 544 515 481 335 535 335 364 281 454 434 319 515 373 398 634 515 616 362 247 506 229 515 715',
    '-436 250  | -436 349 -526 304 -517 187 -337 241 -418 133 -346 385 -265 322 -517 79 -265 439 -166 385 -166 484 -85 547',
    '110 544   | 191 481 227 589 110 652 11 589 92 418 -7 445 209 706 308 679 -70 355 11 283 371 769 479 832',
  ]),
];

/** To be read as transform="translate(x y) rotate(rotate)". */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly rotate: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export function turned([x, y]: Point, degrees: number): Point {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return [x * cos - y * sin, x * sin + y * cos];
}

const onScreen = ([southEast, south]: GridPoint): Point => [2 * HALF_WIDTH * southEast, SIDE * (south + southEast / 2)];

/** Where the boards of an island are drawn, the whole turned clockwise by so many degrees; the first board's place is the origin. */
export function placementsOf(poses: readonly (Pose | null)[], turn = 0): readonly (Placement | null)[] {
  return poses.map((pose) => {
    if (pose === null) return null;
    const { c3, c8 } = cornersOf(pose);
    const [[left, top], [right, bottom]] = [onScreen(c3), onScreen(c8)];
    const [x, y] = turned([(left + right) / 2 + cornerPoints.c3[0], (top + bottom) / 2 + cornerPoints.c3[1]], turn);
    return { x: rounded(x), y: rounded(y), rotate: (pose.turn * 60 + turn) % 360 };
  });
}

function laid(point: Point, { x, y, rotate }: Placement): Point {
  const [turnedX, turnedY] = turned(point, rotate);
  return [rounded(turnedX + x), rounded(turnedY + y)];
}

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface IslandOutline {
  /** By the numbers that lands and oceans have in the rules; null for one whose board is not there. */
  readonly spaces: readonly (Outline | null)[];
  readonly borders: readonly Border[];
  /** The rim of each board, by slot. */
  readonly rims: readonly (readonly Point[] | null)[];
  readonly bounds: Bounds;
}

/** The island of boards that lie so, the whole turned clockwise by so many degrees. */
export function islandOutline(poses: readonly (Pose | null)[], boards: readonly (BoardId | null)[], turn = 0): IslandOutline {
  const oceans = boards.length * LANDS_PER_BOARD;
  const spaces = Array<Outline | null>(oceans + boards.length).fill(null);
  const borders: Border[] = [];
  placementsOf(poses, turn).forEach((placement, slot) => {
    if (placement === null) return;
    const spaceOf = (number: number): number => (number === 0 ? oceans + slot : slot * LANDS_PER_BOARD + number - 1);
    const lay = (points: readonly Point[]): readonly Point[] => points.map((point) => laid(point, placement));
    const drawn = outlineOf(boards[slot]!);
    drawn.spaces.forEach(({ polygon, label, room }, number) => {
      spaces[spaceOf(number)] = { polygon: lay(polygon), label: laid(label, placement), room: lay(room) };
    });
    for (const { between: [low, high], line } of drawn.borders) borders.push({ between: [spaceOf(low), spaceOf(high)], line: lay(line) });
  });
  const rims = rimsOf(poses, turn);
  return { spaces, borders, rims, bounds: boundsOf(rims) };
}

function outlineOf(id: BoardId): BoardOutline {
  return outlines.find(({ board }) => board === id)!;
}

export function rimsOf(poses: readonly (Pose | null)[], turn: number): readonly (readonly Point[] | null)[] {
  return placementsOf(poses, turn).map((placement) => placement && corners.map((corner) => laid(cornerPoints[corner], placement)));
}

export function boundsOf(rims: readonly (readonly Point[] | null)[]): Bounds {
  const points = rims.flatMap((rim) => rim ?? []);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** An island that lies another way stays so as long as it is this much of the largest. */
const WORTH_STAYING = 0.75;

/**
 * By how many degrees to turn an island so that it is drawn largest in a frame so many times as wide as high: as it lay `before` while
 * that is not much smaller, or the least turn of those that are about as good.
 */
export function fittingTurn(boundsAt: (turn: number) => Bounds, aspect: number, asGood = 0.999, before: number | null = null): number {
  const sizeAt = (turn: number): number => {
    const { left, top, right, bottom } = boundsAt(turn);
    return Math.min(aspect / (right - left), 1 / (bottom - top));
  };
  const turns = [0, 30, 60, 90, 120, 150];
  const most = Math.max(...turns.map(sizeAt));
  if (before !== null && sizeAt(before) > most * WORTH_STAYING) return before;
  return turns.find((turn) => sizeAt(turn) > most * asGood)!;
}
