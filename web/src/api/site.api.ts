export { infoQuery, settingsQuery, userQuery } from '#parts/site/site.api.ts'
