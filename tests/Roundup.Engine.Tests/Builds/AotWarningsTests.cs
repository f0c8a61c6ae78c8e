using Roundup.Engine.Builds.Units;

namespace Roundup.Engine.Tests.Builds;

/// <summary>What the compiler of NativeAOT warns of is counted for each unit of a call, without what is Roundup's own.</summary>
public sealed class AotWarningsTests
{
    [Fact]
    public void Warnings_of_a_library_are_counted_once_each_by_unit()
    {
        var layout = new RepositoryLayout("/home/repo");
        var counted = AotWarnings.Count(
            """
            a.proj(1,2): warning RU0003: unit 0 [/t.proj]
            ILC : Trim analysis warning IL2026: Lib.A.M(): Using member 'X' [/home/repo/serializers/L/L.csproj]
            ILC : Trim analysis warning IL2026: Lib.A.M(): Using member 'X' [/home/repo/serializers/L/L.csproj]
            G:\src\B.cs(453): AOT analysis warning IL3050: Lib.B.M(): Using member 'Y' [/home/repo/serializers/L/L.csproj]
            ILC : Trim analysis warning IL2026: Roundup.Worker.W.M(): Using member 'X' [/home/repo/serializers/L/L.csproj]
            /home/repo/artifacts/models/plain/Users/Users.cs(3): Trim analysis warning IL2026: U.M(): x [/home/repo/serializers/L/L.csproj]
            a.proj(1,2): warning RU0003: unit 1 [/t.proj]
            c.cs(1,2): warning CS0618: old [/home/repo/serializers/K/K.csproj]
            """,
            layout);

        counted.ShouldBe(new Dictionary<int, int> { [0] = 2, [1] = 0 });
    }
}
