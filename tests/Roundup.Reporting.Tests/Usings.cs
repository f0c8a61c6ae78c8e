global using Roundup.Analysis.SteadyState;
global using Roundup.Reporting.Fidelity;
global using Roundup.Reporting.FirstCall;
global using Roundup.Reporting.Markdown;
global using Roundup.Reporting.SteadyState;
global using Roundup.Reporting.SteadyState.Charts;
global using Roundup.Reporting.Terminal;
global using Roundup.Results;
