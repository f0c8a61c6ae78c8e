global using Roundup.Analysis.SteadyState;
global using Roundup.Results;
