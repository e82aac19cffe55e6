import * as z from 'zod'
import { job } from '#platform/jobs/jobs'
import { forgetBoards } from './saved-boards.ts'

export const forgetGuestBoards = job({ name: 'configurator.forget-boards', payload: z.object({}), run: (ctx) => forgetBoards(ctx) })
