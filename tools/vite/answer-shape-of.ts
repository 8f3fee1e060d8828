import { z } from 'zod/v4';
import type { AnswerShape } from '#web/api/answer-shape.ts';

/** The parts of a success value that pages read into; empty if it is neither object nor list. */
export function answerShapeOf(success: z.ZodType | undefined): AnswerShape {
  return success instanceof z.ZodObject ? shapeOf(success.shape['value']) : '';
}

function shapeOf(value: unknown): AnswerShape {
  if (value instanceof z.ZodNullable) return `?${shapeOf(value.unwrap())}`;
  if (value instanceof z.ZodArray) return '[]';
  if (value instanceof z.ZodRecord) return '{}';
  if (!(value instanceof z.ZodObject)) return '';
  const parts = Object.entries(value.shape).flatMap(([key, part]) => {
    if (part instanceof z.ZodArray) return [`${key}[]`];
    return part instanceof z.ZodObject || part instanceof z.ZodRecord ? [key] : [];
  });
  return `{${parts.join(',')}}`;
}
