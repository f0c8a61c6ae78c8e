using Roundup.OwnData.Samples.Model;

namespace Roundup.OwnData.Tests.Samples;

/// <summary>Whatever a sample holds, it survives. Models are compiled many at a time, each in a namespace of its own.</summary>
public sealed class PropertyTests
{
    private static readonly int s_seeds = AllTests.Times(120, 20);

    [Fact, Trait(AllTests.Category, AllTests.Slow)]
    public void Random_documents_survive_the_model_inferred_from_them() =>
        Check(AllSeeds().Select(seed => (seed, new RandomJson(seed).Roots())));

    [Fact, Trait(AllTests.Category, AllTests.Slow)]
    public void Values_of_random_models_survive_the_model_inferred_from_them() =>
        Check(AllSeeds().Select(seed =>
        {
            var model = new RandomModel(seed);
            return (seed, Enumerable.Range(0, 1 + ((int)seed % 12)).Select(_ => model.Value()).ToList());
        }));

    private static IEnumerable<ulong> AllSeeds() => Enumerable.Range(0, s_seeds).Select(seed => (ulong)seed);

    private static void Check(IEnumerable<(ulong Seed, List<string> Values)> all)
    {
        var models = all.Select(sample => (sample.Seed, sample.Values, Model: Infer(sample.Seed, sample.Values))).ToList();
        var assembly = Compiled.Load(models.Select(model => model.Model.Source));
        foreach (var (seed, values, model) in models)
        {
            foreach (var value in values)
            {
                Difference(() => Compiled.RoundTrip(assembly, model, value), value)
                    .ShouldBeNull($"seed {seed}\n{value}\n{model.Source}");
            }
        }
    }

    private static InferredModel Infer(ulong seed, List<string> values)
    {
        var json = (seed % 2) == 0 ? string.Join("\n", values) : $"[{string.Join(",\n", values)}]";
        using var stream = new MemoryStream(System.Text.Encoding.UTF8.GetBytes(json));
        return ModelInference.Infer(stream, "thing.json", new() { Namespace = $"Seed{seed}" });
    }

    private static string? Difference(Func<string> back, string value)
    {
        try
        {
            return JsonComparison.Difference(value, back());
        }
        catch (Exception e) when (e is System.Text.Json.JsonException or NotSupportedException or InvalidOperationException)
        {
            return e.Message;
        }
    }
}
