import type { PointsConversion } from '#contract/entities/points.ts';
import { conversionOf } from '#contract/rules/points.ts';
import type { ConversionOverview } from '../points-conversion.types.ts';

/** What the example's person has, and the rate. */
export const overview: ConversionOverview = {
  pointsPerUnit: 100,
  minimum: 100_000,
  points: 450_000,
  currency: 'BRL',
};
/** The same overview after the rate got worse. */
export const dearer: ConversionOverview = { ...overview, pointsPerUnit: 125 };
export const read = { ok: true, value: overview } as const;
export const readDearer = { ok: true, value: dearer } as const;

const POINTS = 200_000;
export const wish = { points: POINTS, pointsPerUnit: overview.pointsPerUnit };
export const conversion: PointsConversion = {
  points: POINTS,
  amount: conversionOf(POINTS, overview).amount,
  currency: 'BRL',
};
export const converted = { ok: true, value: conversion } as const;
export const closed = { ok: false, code: 'points_conversion_closed' } as const;
export const rateChanged = { ok: false, code: 'points_rate_changed' } as const;
export const belowMinimum = { ok: false, code: 'points_below_minimum' } as const;
export const insufficient = { ok: false, code: 'points_insufficient' } as const;
export const wrong = { ok: false, code: 'money_password_incorrect' } as const;

export const submit = { event: { type: 'conversion.submitted', points: POINTS } } as const;
export const retry = { event: { type: 'retry.requested' } } as const;
export const edit = { event: { type: 'form.edited' } } as const;
export const another = { event: { type: 'another.requested' } } as const;
