import type { FastifyInstance } from 'fastify'
import { type DestinationChoice, destinationApi } from '@vitrina/contract/promise/destination'
import { callApi, type Headers } from './call-api.ts'

export type Wanted = Pick<DestinationChoice, 'deliveryType'> & Partial<DestinationChoice>

/** Chooses where goods are wanted, as the header of the store does. */
export const choose = (server: { app: FastifyInstance }, headers: Headers, body: Wanted) =>
  callApi(server, destinationApi.choose, { headers, body })
