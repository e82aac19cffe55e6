import { inLanguage, type Language, type Localised } from '@vitrina/contract/languages'
import type { AppInfo } from '@vitrina/contract/site/site'
import { type Actor, viewerOf } from '#platform/actor'
import type { Context } from '#platform/context'
import { mediaUrl } from '#modules/content/content.rules'
import { regionFor } from './region.rules.ts'
import { listMessages, listPrimaryFeatures, listRegions } from './site.queries.ts'

const noticeOf = (notice: { title: Localised; html: Localised } | undefined, language: Language) =>
  notice ? { title: inLanguage(notice.title, language), content: inLanguage(notice.html, language) } : null

/** The site as this viewer sees it, in three queries however much there is to see. */
export async function readInfo(ctx: Context, actor: Actor): Promise<AppInfo> {
  const { siteId, site, language, user } = actor
  const { settings } = site
  const open = await listRegions(ctx, actor.visitorUuid)
  const region = regionFor(open, {
    userRegionId: user?.regionId ?? null,
    visitorRegionId: actor.pageRegionId ?? open.find(({ isChosen }) => isChosen)?.id ?? null,
    defaultRegionId: site.defaultRegionId,
    areRegionsOn: settings.toggles.regions,
  })
  const messages = await listMessages(ctx, { siteId, regionId: region?.id ?? null, viewer: viewerOf(actor) })
  const filters = await listPrimaryFeatures(ctx)

  const regionOf = ({ id, slug, name }: (typeof open)[number]) => ({ id, slug, name: inLanguage(name, language) })
  /** Of several in a place that shows one, the newest. */
  const newestIn = (place: (typeof messages)[number]['place']) => messages.findLast((message) => message.place === place)
  const { analytics } = settings
  return {
    site: {
      id: siteId,
      name: inLanguage(site.name, language),
      host: site.host,
      url: site.url,
      marketUrl: settings.marketUrl,
      isOpen: settings.isOpen,
      logo: mediaUrl(settings.logo),
    },
    currency: settings.currency,
    languages: settings.languages,
    language,
    region: region && regionOf(region),
    regions: (settings.toggles.regions ? open : open.filter(({ id }) => id === region?.id)).map(regionOf),
    settings: { ...settings.flags, chatButton: { liveChat: settings.chatButton.liveChat } },
    config: {
      authInitial: settings.authInitial,
      signupCaptcha: settings.signupCaptcha,
      signupForm: settings.signupForm,
      bankSignOn: { enabled: settings.bankSignOn.enabled && ctx.config.BANK_ID_CLIENT !== '' },
      chatButton: settings.chatButton,
      regionColumns: settings.regionColumns,
      listImport: settings.listImport,
      analytics,
      defaultDeliveryType: settings.defaultDeliveryType,
      contacts: {
        ...settings.contacts,
        address: inLanguage(settings.contacts.address, language),
        hours: inLanguage(settings.contacts.hours, language),
      },
      companyInfo: settings.companyInfo,
    },
    freeDeliveryFrom: settings.freeDeliveryFrom,
    yandexMetrikaCounterId: analytics.yandex.enabled ? analytics.yandex.counterId : null,
    filters,
    informationMessages: messages
      .filter(({ place }) => place === 'bar')
      .map(({ id, kind, isClosable, title, html }) => ({
        id,
        kind,
        isClosable,
        title: inLanguage(title, language),
        content: inLanguage(html, language),
      })),
    importantNotice: settings.toggles.importantNotice ? noticeOf(newestIn('dialog'), language) : null,
    regionalMessage: settings.toggles.regionalMessage ? noticeOf(newestIn('region'), language) : null,
  }
}
