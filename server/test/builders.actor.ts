import { siteConfig } from '@vitrina/contract/site/site.settings'
import type { Actor, ActorUser } from '#platform/actor'

/** A buyer of a site with the given settings, for rules that need no database. */
export const anActor = ({ user = {}, settings = {} }: { user?: Partial<ActorUser>; settings?: object } = {}): Actor => ({
  siteId: 1,
  site: {
    name: { ru: 'Витрина' },
    host: 'shop.test',
    url: 'https://shop.test',
    defaultRegionId: null,
    settings: siteConfig.parse(settings),
  },
  language: 'ru',
  visitorUuid: null,
  ip: '127.0.0.1',
  userAgent: '',
  requestId: '',
  user: {
    id: 5,
    role: 'buyer',
    permissions: [],
    companyId: 50,
    companyRole: 'owner',
    regionId: null,
    staffId: null,
    needsTwoFactor: false,
    ...user,
  },
})
