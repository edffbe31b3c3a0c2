import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Served } from './faults.ts'

/** How long a client may take to send a request, in milliseconds: its headers, and all of it (STO-012). */
const patience = { headers: 5_000, request: 10_000 }

/** Serves the app over HTTP, to clients that send at a reasonable pace. */
export const httpServer = (app: Served, { headers, request } = patience): Server =>
  createServer(
    {
      headersTimeout: headers,
      requestTimeout: request,
      connectionsCheckingInterval: headers / 5,
    },
    getRequestListener(app.fetch),
  )
