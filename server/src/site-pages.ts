import type { FastifyRequest } from 'fastify'
import { isKnownPath } from '@vitrina/contract/site.routes'
import type { SiteConfig } from '@vitrina/contract/site.settings'
import type { OutsideService } from '#platform/content-policy'
import { AppError } from '#platform/errors'
import type { Shown } from '#platform/web-app'
import { findSite } from '#modules/site/find-site'
import type { SiteBook } from '#modules/site/site-book'

function servicesOf({ chatButton, signupCaptcha }: SiteConfig): OutsideService[] {
  const services: OutsideService[] = []
  if (chatButton.enabled && chatButton.type !== 'none') services.push(chatButton.type)
  if (signupCaptcha.enabled && signupCaptcha.provider === 'recaptcha') services.push('recaptcha')
  if (signupCaptcha.enabled && signupCaptcha.provider === 'yandex') services.push('yandex-captcha')
  return services
}

/** Where a visitor of a host that is no site can go instead (E-04). */
async function strangerPage(book: SiteBook): Promise<Shown> {
  const main = (await book()).find(({ isDefault }) => isDefault)
  return { isKnown: false, services: [], head: { 'site-url': main?.url ?? '', 'market-url': main?.settings.marketUrl ?? '' } }
}

/** Decides for the web app's page whether its address is a screen of the site asked. */
export const sitePages =
  (book: SiteBook, { isStrict }: { isStrict: boolean }) =>
  async (request: FastifyRequest, path: string): Promise<Shown> => {
    try {
      const { site } = await findSite(book, { host: request.hostname, isStrict })
      return { isKnown: isKnownPath(path, site.settings.toggles), services: servicesOf(site.settings), head: {} }
    } catch (error) {
      if (error instanceof AppError && error.code === 'site.not-found') return strangerPage(book)
      throw error
    }
  }
