global using Roundup.Analysis.Tables;
global using Roundup.Analysis.Estimates;
global using Roundup.Analysis.Experiments.Speed;
global using Roundup.Analysis.Tests.Simulations;
global using Roundup.Results;
global using Roundup.Analysis.Changes;
