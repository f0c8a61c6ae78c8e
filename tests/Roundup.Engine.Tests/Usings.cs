global using Roundup.Engine.Processes;
global using Shouldly;
global using Xunit;
