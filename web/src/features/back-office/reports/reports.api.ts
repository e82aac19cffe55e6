import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { reportsApi } from '@vitrina/contract/reports/reports'
import { call } from '#api/call.ts'
import { type ReportParams, reportFilters } from './reports.params.ts'

const optionsFor = (params: ReportParams) => ({
  queryKey: ['back-office', 'reports', params],
  placeholderData: keepPreviousData,
  // Orders come in while somebody looks.
  staleTime: 60_000,
})

export const salesQuery = (params: ReportParams) =>
  queryOptions({ ...optionsFor(params), queryFn: ({ signal }) => call(reportsApi.sales, { query: reportFilters(params) }, { signal }) })

export const cartsQuery = (params: ReportParams) =>
  queryOptions({ ...optionsFor(params), queryFn: ({ signal }) => call(reportsApi.carts, { query: reportFilters(params) }, { signal }) })

export const debtsQuery = (params: ReportParams) =>
  queryOptions({ ...optionsFor(params), queryFn: ({ signal }) => call(reportsApi.debts, { query: reportFilters(params) }, { signal }) })

export const promisesQuery = (params: ReportParams) =>
  queryOptions({ ...optionsFor(params), queryFn: ({ signal }) => call(reportsApi.promises, { query: reportFilters(params) }, { signal }) })

export const searchHealthQuery = (params: ReportParams) =>
  queryOptions({ ...optionsFor(params), queryFn: ({ signal }) => call(reportsApi.search, { query: reportFilters(params) }, { signal }) })

export const reportOptionsQuery = queryOptions({
  queryKey: ['back-office', 'report-options'],
  queryFn: ({ signal }) => call(reportsApi.options, {}, { signal }),
  staleTime: 5 * 60_000,
})

export const useExportReport = () =>
  useMutation({
    mutationFn: (params: ReportParams) => call(reportsApi.exportFile, { body: { ...reportFilters(params), report: params.report } }),
  })
