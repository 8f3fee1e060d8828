import type { AppRoute } from '@ts-rest/core';
import type { NextFunction, Request, Response } from 'express';
import type { RouteMetadata } from '#contract/call.ts';

/** A request that ts-rest has matched to a route. */
export type RoutedRequest = Request & {
  readonly tsRestRoute: AppRoute & { metadata: RouteMetadata };
};

/** Handles a request that ts-rest has matched to a route. */
export type RouteHandler = (
  request: RoutedRequest,
  response: Response,
  next: NextFunction,
) => void | Promise<void>;
