import type { CornerNumber, RuleNumber } from '@standoff/gitm';
import type { CornerSentences } from '../catalogue.ts';

/** The rules in our own words. */
export const ENGLISH_RULES: Readonly<Record<RuleNumber, string>> = {
  R1: 'Moves are judged one after another, each against the units that stand in the square at that moment.',
  R2: 'Units of allied states may share a square.',
  R3: 'A unit cannot enter a square that holds a unit neutral to it.',
  R4: 'That holds with or without a battle there, and whoever else stands in the square; a failed attempt begins nothing.',
  R5: 'Where nobody in the square is neutral to it, a unit may enter, whatever allies and enemies stand there.',
  R6: 'A unit that enters a square with an enemy in it, and no battle there yet, begins the battle.',
  R7: 'A unit that finds no enemy in the square begins nothing.',
  R8: 'Between two states, the state that began the battle attacks and the other defends.',
  R9: 'After an interception the intercepted unit is taken to have begun the battle: its state attacks, the interceptor defends.',
  R10: 'Between two states, units that come later join their own side.',
  R11: 'The unit that began the battle attacks.',
  R12: 'A unit that stood there and is allied to the one that began the battle attacks.',
  R13: 'A unit that stood there and is at war with the one that began the battle defends.',
  R14: 'So every battle has a defender.',
  R15: 'A unit that stood there and is allied to both joins the attack.',
  R16: 'Before a battle all units in a square are allied to each other.',
  R17: 'A unit that comes later and is allied to the one that began the battle attacks.',
  R18: 'A unit that comes later and is at war with the one that began the battle defends.',
  R19: 'Only the relation to the unit that began the battle decides the side.',
  R20: 'So in one battle all units of a state are on one side.',
  R21: 'A unit that was kept out takes no part.',
  R22: 'Battles in different squares are settled apart.',
};

/** The corners of the rules: how they were read, and what they leave open. */
export const ENGLISH_CORNERS: Readonly<Record<CornerNumber, CornerSentences>> = {
  A1: {
    reading: 'Enemies on one side fight on it side by side.',
    open: 'What becomes of enemies who stand in one square afterwards is not said.',
  },
  A5: { reading: 'Units of one state count as allied to each other.' },
  A6: {
    reading:
      'In an interception with more than two states, or in an occupied square, everyone else is measured against the unit that began the battle.',
  },
  A7: {
    reading: 'A unit that is neutral to the mover begins no battle by intercepting it.',
    open: 'Whether a neutral interceptor stops the mover short is not said; here it does not.',
  },
  A8: { reading: 'Each square is settled by itself, even where a state fights in several.' },
  A11: { reading: 'Relations are mutual; a pair without one is taken as neutral.' },
  A12: {
    reading: 'A unit caught in a battle stays until it is fought.',
    open: 'Whether a unit caught before its turn may still go is not said; its order waits for a ruling.',
  },
  A13: {
    reading: 'A unit that is kept out stays where it was.',
    open: 'Whether a unit is halted on its way, and where, is not said.',
  },
  A14: { reading: 'Only the square that a unit goes to is judged, not those that it passes.' },
  A15: { open: 'Which of these moves comes first is not said; the order given was followed.' },
  A16: { reading: 'The moves are taken one at a time, never at once.' },
  A17: { reading: 'Units stood together at the start that may not; the square is marked, and all is judged as given.' },
  A18: {
    reading: 'A headquarters counts as a unit.',
    open: 'Whether a headquarters alone makes a battle is not said.',
  },
};
