import type { DemoHelpGroup } from '../texts.ts'
import { account } from './account.ts'
import { catalogue } from './catalogue.ts'
import { club } from './club.ts'
import { firstSteps } from './first-steps.ts'
import { orders } from './orders.ts'
import { documents } from './documents.ts'
import { specifications } from './specifications.ts'

export const helpGroups: readonly DemoHelpGroup[] = [firstSteps, catalogue, orders, documents, specifications, account, club]
