using System.Collections.Concurrent;
using System.Xml.Linq;
using Roundup.Catalogue.Reading;
using Roundup.ModelCompiler.Flavours;

namespace Roundup.ModelCompiler.Tests;

/// <summary>The probes of a check, as a worker has them: all models of a set in one assembly.</summary>
public class ProbeTests
{
    private static readonly string s_folder = Path.Combine(SourceGenerators.Metadata("Serializers"), "..", "probes");

    private static readonly ConcurrentDictionary<string, List<(string Name, ModelSource Model)>> s_probes = [];

    private static readonly Dictionary<string, string> s_projects = Directory.GetFiles(s_folder, "*.csproj", SearchOption.AllDirectories)
        .Order(StringComparer.Ordinal).ToDictionary(file => Path.GetFileNameWithoutExtension(file)!);

    private static readonly List<string> s_sets = [.. s_projects.Keys];

    public static TheoryData<string> Sets => [.. s_sets];

    [Theory]
    [MemberData(nameof(Sets))]
    public void Models_compile_in_the_flavours_of_libraries(string set)
    {
        // The codecs are those of the flavour plain, with which the other test compiles them.
        foreach (var flavour in (string[])["messagepack", "memorypack", "protobuf-net"])
        {
            var models = Probes(set).SelectMany(probe => Compiler.Compile(probe.Model, flavour))
                .Where(file => file.Name.EndsWith(".Source.cs", StringComparison.Ordinal));
            AuthorModel.Emit(models, flavour).ShouldNotBeNull();
        }
    }

    [Theory]
    [MemberData(nameof(Sets))]
    public void Values_are_in_pairs_and_have_what_the_other_version_expects(string set)
    {
        var probes = Probes(set);
        var values = ValuesOf(set);
        var partner = Property(set, "Partner");
        var others = partner is null ? [] : ValuesOf(partner);
        others.Keys.ShouldBe(partner is null ? [] : values.Keys, ignoreOrder: true);
        foreach (var name in probes.Select(probe => probe.Name))
        {
            var count = Count(values[name], "Values");
            (count >= 2 && count % 2 == 0).ShouldBeTrue($"{set}/{name} has {count} values");
            if (partner is not null)
            {
                Count(values[name], "Expected").ShouldBe(Count(others[name], "Values"), $"{set}/{name}");
            }
        }
    }

    [Fact]
    public void Every_file_is_a_probe_and_every_name_is_used_once()
    {
        var names = s_sets.SelectMany(set => Probes(set).Select(probe => probe.Model.Dataset)).ToList();
        names.ShouldBeUnique();
        names.ShouldNotBeEmpty();
        names.Intersect(Directory.GetDirectories(Path.Combine(s_folder, "..", "datasets")).Select(Path.GetFileName)).ShouldBeEmpty();
        foreach (var set in s_sets)
        {
            Directory.GetFiles(Path.GetDirectoryName(s_projects[set])!, "*.cs").Select(Path.GetFileNameWithoutExtension)
                .ShouldBe(Probes(set).Select(probe => probe.Name), ignoreOrder: true);
        }
    }

    private static XElement Project(string set) => XElement.Load(s_projects[set]);

    private static string? Property(string set, string name) => Project(set).Descendants(name).SingleOrDefault()?.Value;

    private static List<(string Name, ModelSource Model)> Probes(string set) => s_probes.GetOrAdd(set, _ =>
    [
        .. Project(set).Descendants("Probe").Select(item => item.Attribute("Include")!.Value).Select(name => (
            name,
            new ModelSource(
                name + Property(set, "Suffix"),
                $"Roundup.Probes.{name}.Message",
                false,
                [new(name + ".cs", ProbeSource.Model(Text(set, name), Property(set, "Suffix") ?? ""))]))),
    ]);

    private static string Text(string set, string name) =>
        File.ReadAllText(Path.Combine(Path.GetDirectoryName(s_projects[set])!, name + ".cs"));

    /// <summary>The values as the project of the set compiles them in a unit.</summary>
    private static string Values(string set, string name) =>
        $"""
        #define VALUES
        {(Property(set, "Suffix") is { } suffix ? $"#define {suffix.ToUpperInvariant()}" : "")}
        #nullable enable
        using System;
        using System.Collections.Generic;
        using System.Linq;
        using Roundup.Contracts;
        {Text(set, name)}
        """;

    /// <summary>The objects with the values of each probe, compiled with the model in the flavour <c>plain</c>.</summary>
    private static Dictionary<string, object> ValuesOf(string set)
    {
        var probes = Probes(set);
        var assembly = Assembly.Load(Generated.Emit(
            probes.SelectMany(probe => Compiler.Compile(probe.Model, "plain")
                .Append(new(probe.Name + ".Values.Source.cs", Values(set, probe.Name)))),
            modern: true));
        return probes.ToDictionary(
            probe => probe.Name,
            probe => Activator.CreateInstance(assembly.GetType($"Roundup.Probes.{probe.Name}.MessageValues", throwOnError: true)!)!);
    }

    private static int Count(object values, string property) =>
        ((IEnumerable)values.GetType().GetProperty(property).ShouldNotBeNull().GetValue(values)!).Cast<object>().Count();
}
